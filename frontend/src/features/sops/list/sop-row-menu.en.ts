/** What can be done with one SOP of the list. */

export const actionsOf = (title: string) => `Actions: ${title}`;
export const syncToDrive = 'Sync to Google Drive';
export const syncIsComing = 'Syncing to Google Drive... (Feature coming soon)';
