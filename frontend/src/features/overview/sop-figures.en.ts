/** Counts of procedures. */

export const total = 'Total SOPs';
export const active = 'Active SOPs';
export const activeHelp = 'Marked as completed';
export const drafts = 'Draft SOPs';
export const draftsHelp = 'In progress';
