/** The tree of folders. */
export const words = {
  title: 'Folders',
  path: 'Folder',
  allSops: 'All SOPs',
  notInFolder: 'Not in a folder',
  foldersIn: (name: string) => `Folders in ${name}`,
  actions: 'Actions',
  add: 'New folder',
  create: 'Create',
  deleted: 'Folder deleted',
  deletedDetails: (name: string) => `What was in “${name}” is kept.`,
} as const;
