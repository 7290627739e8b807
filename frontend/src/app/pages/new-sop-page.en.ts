/** The page where consultants write an SOP. */

export const title = 'New SOP';
