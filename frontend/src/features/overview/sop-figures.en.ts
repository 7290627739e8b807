/** How many procedures there are. */
export const words = {
  total: 'Total SOPs',
  active: 'Active SOPs',
  activeHelp: 'Marked as completed',
  drafts: 'Draft SOPs',
  draftsHelp: 'In progress',
} as const;
