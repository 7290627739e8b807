/** The page of all SOPs. */
export const words = {
  title: 'SOPs',
  newSop: 'New SOP',
  deleted: 'Deleted SOPs',
  emptyTitle: 'No SOPs yet',
  emptyText: 'Your procedures appear here once you have described the first task.',
  createFirst: 'Create First SOP',
} as const;
