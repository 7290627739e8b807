/** The pictures of a step. */
export const words = {
  picture: 'Picture',
  enlarge: (description: string) => `Enlarge: ${description}`,
  enlargeUndescribed: 'Enlarge: picture without a description',
} as const;
