/** The page of all SOPs. */

export const title = 'SOPs';
export const newSop = 'New SOP';
export const deleted = 'Deleted SOPs';
export const emptyTitle = 'No SOPs yet';
export const emptyText = 'Your procedures appear here once you have described the first task.';
export const createFirst = 'Create First SOP';
export const ownText = 'You can also write procedures of your own.';
export const writeOwn = 'Write your own';
