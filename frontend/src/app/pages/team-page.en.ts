/** The page of the team. */
export const words = {
  title: 'Team Activity',
  you: 'You',
} as const;
