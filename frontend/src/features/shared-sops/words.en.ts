/** What teams share with the person. */
export const words = {
  title: 'Shared with you',
  notLoaded: 'What is shared with you could not be loaded.',
  noneFound: 'Nothing found',
  noneFoundDetails: 'Try other words, or look at everything that is shared with you.',
  showAll: 'Show all SOPs',
  details: '{category} · updated {time}',
  detailsWithOwner: '{owner} · {category} · updated {time}',
  narrowDown: (shown: number) => `These are the first ${shown}. Add a word to narrow them down.`,
} as const;
