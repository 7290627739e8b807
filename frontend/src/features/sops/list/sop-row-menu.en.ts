/** What can be done with one SOP of the list. */
export const words = {
  actionsOf: (title: string) => `Actions: ${title}`,
  syncToDrive: 'Sync to Google Drive',
  syncIsComing: 'Syncing to Google Drive... (Feature coming soon)',
} as const;
