/** The files of an SOP. */

export const title = 'Files';
