import { plural } from '../../../words/en';

/** What can be done with several SOPs at once, and what came of it. */
export const words = {
  title: 'Selected SOPs',
  clear: 'Clear selection',
  selected: (count: number) => `${count} selected`,
  selectAll: (total: number) => `Select all ${total}`,
  markAs: 'Mark as',
  addTag: 'Add tag',

  tagDialog: {
    title: (count: number) => plural(count, { one: 'Tag # SOP', other: 'Tag # SOPs' }),
  },
  deleteDialog: {
    title: (count: number) => plural(count, { one: 'Delete # SOP?', other: 'Delete # SOPs?' }),
    text: 'You can restore them from “Deleted SOPs” for 30 days.',
    confirm: (count: number) => plural(count, { one: 'Delete # SOP', other: 'Delete # SOPs' }),
  },

  markedAs: {
    completed: (count: number) =>
      plural(count, { one: 'SOP marked as completed', other: '# SOPs marked as completed' }),
    in_progress: (count: number) =>
      plural(count, { one: 'SOP marked as in progress', other: '# SOPs marked as in progress' }),
  },
  othersLeft: (marked: string, others: number) =>
    `${marked}. ${plural(others, { one: '# SOP left as before.', other: '# SOPs left as before.' })}`,
  noneChanged: 'No SOP was changed. They have this status already, or no text yet.',

  tagAdded: (tag: string, count: number) => `“${tag}” added to ${plural(count, { one: '# SOP', other: '# SOPs' })}`,
  tagNotAdded: (count: number) =>
    plural(count, {
      one: '# SOP had it already, or ten others.',
      other: '# SOPs had it already, or ten others.',
    }),
  addTagFailed: 'Failed to add the tag',

  deleted: (count: number) => plural(count, { one: 'SOP Deleted', other: '# SOPs Deleted' }),
} as const;
