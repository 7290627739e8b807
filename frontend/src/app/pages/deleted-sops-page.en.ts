/** The page of SOPs that can be restored. */
export const words = {
  title: 'Deleted SOPs',
  text: 'You can restore an SOP for 30 days, with all its versions.',
} as const;
