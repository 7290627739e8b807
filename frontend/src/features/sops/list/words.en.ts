/** The list of SOPs. */

export const title = 'Your SOPs';
export const isLoading = 'Loading SOPs';
export const notLoaded = 'Your SOPs could not be loaded.';
export const nothingFound = 'Nothing found';
export const nothingFoundDetails = 'Try other words, or look at all SOPs again.';
export const isEmptyFolder = 'No SOPs here';
export const isEmptyFolderDetails = 'Select SOPs in the list and move them here.';
export const showAll = 'Show all SOPs';
export const shown = (count: number, total: number) => `${count} of ${total}`;
export const areFirst = (count: number) => `These are the first ${count}. Add a word or a filter to narrow them down.`;

export const list = 'SOPs';
export const columnsTitle = 'Title';
export const columnsCategory = 'Category';
export const columnsStatus = 'Status';
export const columnsUpdated = 'Updated';
export const columnsActions = 'Actions';
export const select = (title: string) => `Select ${title}`;
export const selectAllShown = (count: number) => `Select all ${count} shown`;
export const isBeingDrafted = (title: string) => `${title} is being drafted`;
