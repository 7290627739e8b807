/** Category, folder and tags on the page of an SOP. */

export const category = 'Category';
export const folder = (path: string) => `Folder: ${path}`;
export const move = 'Move';
export const tags = 'Tags';
export const addTags = 'Add tags';
export const editTags = 'Edit tags';
