/** The files of an SOP. */
export const words = {
  title: 'Files',
} as const;
