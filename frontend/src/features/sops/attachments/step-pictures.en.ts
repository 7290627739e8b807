/** The pictures of a step. */

export const picture = 'Picture';
export const enlarge = (description: string) => `Enlarge: ${description}`;
export const enlargeUndescribed = 'Enlarge: picture without a description';
