/** The list of somebody who has no SOP yet. */

export const title = 'No SOPs yet';
export const text = 'Describe your first task above and press Generate SOP.';
export const writeFirst = 'Write your first SOP';
