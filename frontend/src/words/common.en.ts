/** What buttons and fields say on every page. */
export const commonWords = {
  add: 'Add',
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied!',
  copyFailed: 'Failed to copy to clipboard',
  delete: 'Delete',
  loading: 'Loading',
  name: 'Name',
  save: 'Save',
  showAll: 'Show all',
  showMore: 'Show more',
  tryAgain: 'Try again',
} as const;
