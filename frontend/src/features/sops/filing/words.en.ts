/** Folders and tags, as the list of SOPs shows them. */
export const words = {
  foldersNotLoaded: 'Your folders could not be loaded.',
  tag: (tag: string) => `Tag: ${tag}`,
} as const;
