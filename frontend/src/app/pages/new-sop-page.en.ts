/** The page where consultants write an SOP. */
export const words = {
  title: 'New SOP',
} as const;
