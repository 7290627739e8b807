/** Exports and imports on the page of the account. */
export const words = {
  title: 'Export and import of SOPs',
  text: 'All your SOPs with pictures, files and folders in one ZIP file: as Word and PDF files to keep, and as data that another installation can import. It takes a while; you can leave this page. Files stay here for seven days.',
  exportAll: 'Export all SOPs',
  import: 'Import an export',
  importFile: 'ZIP file of an export',
  isSending: (name: string) => `Sending ${name}`,
  sendingProgress: 'Progress of sending',
  list: 'Exports and imports',
  notLoaded: 'Your exports and imports could not be loaded.',
} as const;
