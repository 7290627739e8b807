/** The page of SOPs that can be restored. */

export const title = 'Deleted SOPs';
export const text = 'You can restore an SOP for 30 days, with all its versions.';
