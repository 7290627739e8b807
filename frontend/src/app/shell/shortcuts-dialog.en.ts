/** The list of the keyboard shortcuts. */

export const title = 'Keyboard shortcuts';
export const use = 'Use keyboard shortcuts';
export const actions = {
  search: 'Search',
  dashboard: 'Go to the dashboard',
  sops: 'Go to your SOPs',
  'new-sop': 'New SOP',
  help: 'Show this list',
  'search-everywhere': 'Search, also while you type',
  undo: 'Undo the last deletion',
  toast: 'Go to the newest message',
} as const;
export const undoKeys = 'Ctrl Z';
