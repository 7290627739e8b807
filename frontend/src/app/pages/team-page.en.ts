/** The page of the team. */

export const title = 'Team Activity';
export const you = 'You';
