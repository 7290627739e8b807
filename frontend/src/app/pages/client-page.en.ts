/** The page of one client, around what the client has. */

export const notFoundTitle = 'This client does not exist';
export const notFoundText = 'It may have been deleted, or it belongs to another account.';
export const notFoundAll = 'All clients';
export const notLoaded = 'The client could not be loaded';
export const sops = 'SOPs';
