/** The page of the usage. */

export const title = 'Usage Analytics';
