import { plural } from '../../../words/en';

/** SOPs that were deleted and can be restored. */
export const words = {
  title: 'Deleted SOPs',
  isLoading: 'Loading deleted SOPs',
  notLoaded: 'Deleted SOPs could not be loaded.',
  isEmpty: 'No deleted SOPs',
  isEmptyDetails: 'SOPs that you delete stay here for 30 days and can be restored.',
  select: (title: string) => `Select ${title}`,
  selectAllShown: (count: number) => `Select all ${count} shown`,
  shown: (count: number) => `${count} shown`,
  selected: (count: number) => `${count} selected`,
  deleted: 'Deleted {deletion} · permanently deleted on {purge}',
  restore: 'Restore',
  restoreOne: (title: string) => `Restore ${title}`,
  restoreSelected: 'Restore selected',
  restoreCount: (count: number) => plural(count, { one: 'Restore # SOP', other: 'Restore # SOPs' }),
  restored: (count: number) => plural(count, { one: 'SOP Restored', other: '# SOPs Restored' }),
} as const;
