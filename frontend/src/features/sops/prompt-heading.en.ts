/** What the box for a prompt is for. */
export const words = {
  title: 'New SOP',
  text: 'Describe the task as you would explain it to a new colleague: who does what, when, and what can go wrong.',
} as const;
