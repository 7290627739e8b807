import { plural } from '../../../words/en';

/** What can be done with several SOPs at once, and what came of it. */

export const title = 'Selected SOPs';
export const clear = 'Clear selection';
export const selected = (count: number) => `${count} selected`;
export const selectAll = (total: number) => `Select all ${total}`;
export const markAs = 'Mark as';
export const addTag = 'Add tag';

export const tagDialogTitle = (count: number) => plural(count, { one: 'Tag # SOP', other: 'Tag # SOPs' });
export const deleteDialogTitle = (count: number) => plural(count, { one: 'Delete # SOP?', other: 'Delete # SOPs?' });
export const deleteDialogText =
  'People you share them with can no longer read them. You can restore them from “Deleted SOPs” for 30 days.';
export const deleteDialogConfirm = (count: number) => plural(count, { one: 'Delete # SOP', other: 'Delete # SOPs' });

export const markedAs = {
  completed: (count: number) => plural(count, { one: 'SOP marked as completed', other: '# SOPs marked as completed' }),
  in_progress: (count: number) =>
    plural(count, { one: 'SOP marked as in progress', other: '# SOPs marked as in progress' }),
} as const;
export const othersLeft = (marked: string, others: number) =>
  `${marked}. ${plural(others, { one: '# SOP left as before.', other: '# SOPs left as before.' })}`;
export const noneChanged = 'No SOP was changed. They already have this status, or have no text yet.';

export const tagAdded = (tag: string, count: number) =>
  `“${tag}” added to ${plural(count, { one: '# SOP', other: '# SOPs' })}`;
export const tagNotAdded = (count: number) =>
  plural(count, {
    one: '# SOP already has it, or has ten others.',
    other: '# SOPs already have it, or have ten others.',
  });
export const addTagFailed = 'Failed to add the tag';

export const deleted = (count: number) => plural(count, { one: 'SOP Deleted', other: '# SOPs Deleted' });
