/** What buttons and fields say on every page. */
export const commonWords = {
  add: 'Add',
  andMore: (count: number) => `and ${count} more`,
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied!',
  copyFailed: 'Failed to copy to clipboard',
  delete: 'Delete',
  loading: 'Loading',
  name: 'Name',
  progressOf: (name: string) => `Progress of ${name}`,
  remove: 'Remove',
  save: 'Save',
  showAll: 'Show all',
  showMore: 'Show more',
  tryAgain: 'Try again',
} as const;
