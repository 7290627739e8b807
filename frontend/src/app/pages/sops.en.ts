/** The pages of all SOPs, of deleted ones and of a new one. */
export const words = {
  title: 'SOPs',
  newSop: 'New SOP',
  deleted: 'Deleted SOPs',
  deletedText: 'You can restore an SOP for 30 days, with all its versions.',
  emptyTitle: 'No SOPs yet',
  emptyText: 'Your procedures appear here once you have described the first task.',
  createFirst: 'Create First SOP',
} as const;
