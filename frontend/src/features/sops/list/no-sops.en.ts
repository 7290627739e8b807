/** The list of somebody who has no SOP yet. */
export const words = {
  title: 'No SOPs yet',
  text: 'Describe your first task above and press Generate SOP.',
  writeFirst: 'Write your first SOP',
} as const;
