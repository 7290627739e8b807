/** The list of the keyboard shortcuts. */
export const words = {
  title: 'Keyboard shortcuts',
  use: 'Use keyboard shortcuts',
  actions: {
    search: 'Search',
    dashboard: 'Go to the dashboard',
    sops: 'Go to your SOPs',
    'new-sop': 'New SOP',
    help: 'Show this list',
    'search-everywhere': 'Search, also while you type',
    undo: 'Undo the last deletion',
    toast: 'Go to the newest message',
  },
  undoKeys: 'Ctrl Z',
} as const;
