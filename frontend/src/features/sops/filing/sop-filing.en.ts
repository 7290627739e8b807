/** Category, folder and tags on the page of an SOP. */
export const words = {
  category: 'Category',
  folder: (path: string) => `Folder: ${path}`,
  move: 'Move',
  tags: 'Tags',
  addTags: 'Add tags',
  editTags: 'Edit tags',
} as const;
