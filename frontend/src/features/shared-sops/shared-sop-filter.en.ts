/** The search in what is shared with the person. */

export const title = 'Shared with you';
export const search = 'Search what is shared with you';
