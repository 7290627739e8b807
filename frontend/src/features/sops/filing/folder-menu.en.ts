/** What can be done with one folder. */

export const actionsOf = (name: string) => `Actions: ${name}`;
export const addInside = 'New folder inside';
export const rename = 'Rename';
export const move = 'Move to another folder';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const exportLabel = 'Export folder';

export const addDialogTitle = (name: string) => `New folder in “${name}”`;
export const renameDialogTitle = 'Rename folder';
export const moveDialogTitle = (name: string) => `Move “${name}”`;
export const moveDialogTopLevel = 'Top level';
export const deleteDialogTitle = (name: string) => `Delete the folder “${name}”?`;
export const deleteDialogTopText = 'The SOPs and folders in it are kept and move to the top level.';
export const deleteDialogInnerText = 'The SOPs and folders in it are kept and move to its parent folder.';
export const deleteDialogConfirm = 'Delete folder';
