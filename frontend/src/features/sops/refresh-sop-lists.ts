import type { QueryClient } from '@tanstack/react-query';

/** The queries over all SOPs of the user. */
const OPERATIONS = ['listSops', 'searchSops', 'findSops', 'listDeletedSops', 'getSopFigures', 'listFolders'];

/** Refetches every list and count of SOPs. */
export async function refreshSopLists(queryClient: QueryClient): Promise<void> {
  // The generated keys also hold the request's options; every variant of the call has this prefix.
  await Promise.all(OPERATIONS.map((operation) => queryClient.invalidateQueries({ queryKey: [{ _id: operation }] })));
}
