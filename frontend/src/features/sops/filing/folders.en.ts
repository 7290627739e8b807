/** The tree of folders. */

export const title = 'Folders';
export const path = 'Folder';
export const allSops = 'All SOPs';
export const notInFolder = 'Not in a folder';
export const foldersIn = (name: string) => `Folders in ${name}`;
export const actions = 'Actions';
export const add = 'New folder';
export const create = 'Create';
export const deleted = 'Folder deleted';
export const deletedDetails = (name: string) => `What was in “${name}” is kept.`;
