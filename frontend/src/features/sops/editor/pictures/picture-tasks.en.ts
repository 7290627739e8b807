/** Elements around the text for its pictures. */

export const add = 'Picture to add';
