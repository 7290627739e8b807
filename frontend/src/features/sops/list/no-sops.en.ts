/** The list of a user without SOPs. */

export const title = 'No SOPs yet';
export const text = 'Describe your first task above and press Generate SOP.';
export const writeFirst = 'Write your first SOP';
