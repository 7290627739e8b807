/** Begins the key of every cached page of the list, whatever its filters. */
export const sopListKey = [{ _id: 'listSops' }];
