import { plural } from '../../../words/en';

/** SOPs that were deleted and can be restored. */

export const title = 'Deleted SOPs';
export const isLoading = 'Loading deleted SOPs';
export const notLoaded = 'Deleted SOPs could not be loaded.';
export const isEmpty = 'No deleted SOPs';
export const isEmptyDetails = 'SOPs that you delete stay here for 30 days and can be restored.';
export const select = (title: string) => `Select ${title}`;
export const selectAllShown = (count: number) => `Select all ${count} shown`;
export const shown = (count: number) => `${count} shown`;
export const selected = (count: number) => `${count} selected`;
export const deleted = 'Deleted {deletion}';
export const purged = 'Permanently deleted on {purge}';
export const restore = 'Restore';
export const restoreOne = (title: string) => `Restore ${title}`;
export const restoreSelected = 'Restore selected';
export const restoreCount = (count: number) => plural(count, { one: 'Restore # SOP', other: 'Restore # SOPs' });
export const restored = (count: number) => plural(count, { one: 'SOP Restored', other: '# SOPs Restored' });
