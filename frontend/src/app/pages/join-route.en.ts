/** The title of the page of an install link. */

export const title = 'Join a team';
