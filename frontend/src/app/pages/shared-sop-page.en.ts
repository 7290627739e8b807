/** An SOP of a team, to be read. */
export const words = {
  notLoaded: 'The SOP could not be loaded',
  notShared: {
    title: 'This SOP is not shared with you',
    text: 'Its owner may have taken it back for a revision.',
    all: 'All SOPs',
  },
  facts: '{category} · updated {time}',
  factsWithOwner: '{owner} · {category} · updated {time}',
  print: 'Print',
  filesNotLoaded: 'Pictures and files could not be loaded.',
  files: 'Files',
} as const;
