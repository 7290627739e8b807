/** The list of SOPs. */
export const words = {
  title: 'Your SOPs',
  isLoading: 'Loading SOPs',
  notLoaded: 'Your SOPs could not be loaded.',
  nothingFound: 'Nothing found',
  nothingFoundDetails: 'Try other words, or look at all SOPs again.',
  isEmptyFolder: 'No SOPs here',
  isEmptyFolderDetails: 'Select SOPs in the list and move them here.',
  showAll: 'Show all SOPs',
  shown: (count: number, total: number) => `${count} of ${total}`,
  areFirst: (count: number) => `These are the first ${count}. Add a word or a filter to narrow them down.`,

  list: 'SOPs',
  columns: {
    title: 'Title',
    category: 'Category',
    status: 'Status',
    updated: 'Updated',
    actions: 'Actions',
  },
  select: (title: string) => `Select ${title}`,
  selectAllShown: (count: number) => `Select all ${count} shown`,
  isBeingDrafted: (title: string) => `${title} is being drafted`,
} as const;
