/** What can be done with one folder. */
export const words = {
  actionsOf: (name: string) => `Actions: ${name}`,
  addInside: 'New folder inside',
  rename: 'Rename',
  move: 'Move to another folder',
  moveUp: 'Move up',
  moveDown: 'Move down',
  export: 'Export folder',

  addDialog: {
    title: (name: string) => `New folder in “${name}”`,
  },
  renameDialog: {
    title: 'Rename folder',
  },
  moveDialog: {
    title: (name: string) => `Move “${name}”`,
    topLevel: 'Top level',
  },
  deleteDialog: {
    title: (name: string) => `Delete the folder “${name}”?`,
    topText: 'The SOPs and folders in it are kept and move to the top level.',
    innerText: 'The SOPs and folders in it are kept and move to its parent folder.',
    confirm: 'Delete folder',
  },
} as const;
