import type { ListRequest } from './entry-kind';

interface ListQuery<Status extends string> {
  limit: number;
  cursor?: string;
  status?: Status;
  client_id?: string;
}

/** The query of a list: one page of entries that are not hidden, or of those with the status that hides them. */
export function listQuery<Status extends string>(
  { cursor, isArchived, clientId, limit }: ListRequest,
  usualLimit: number,
  archivedStatus: Status,
): ListQuery<Status> {
  return {
    limit: limit ?? usualLimit,
    ...(cursor && { cursor }),
    ...(isArchived && { status: archivedStatus }),
    ...(clientId && { client_id: clientId }),
  };
}
