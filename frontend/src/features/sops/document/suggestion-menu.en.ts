/** What can be done with a suggested line. */

export const keep = 'Keep this line';
export const remove = 'Remove this line';
