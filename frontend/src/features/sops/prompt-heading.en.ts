/** What the box for a prompt is for. */

export const title = 'New SOP';
export const text =
  'Describe the task as you would explain it to a new colleague: who does what, when, and what can go wrong.';
