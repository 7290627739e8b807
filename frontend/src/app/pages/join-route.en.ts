/** The title of the page of an install link. */
export const words = {
  title: 'Join a team',
} as const;
