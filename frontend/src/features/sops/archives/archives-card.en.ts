/** Exports and imports on the page of the account. */

export const title = 'Export and import of SOPs';
export const text =
  'All your SOPs with pictures, files and folders in one ZIP file: as Word and PDF files to keep, and as data that another installation can import. It takes a while; you can leave this page. Files stay here for seven days.';
export const exportAll = 'Export all SOPs';
export const importLabel = 'Import a ZIP file';
export const importFile = 'ZIP file of an export';
export const isSending = (name: string) => `Sending ${name}`;
export const sendingProgress = 'Progress of sending';
export const list = 'Exports and imports';
export const notLoaded = 'Your exports and imports could not be loaded.';
