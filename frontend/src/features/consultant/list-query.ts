import type { ListRequest } from './entry-kind';

interface ListQuery<Status extends string> {
  limit: number;
  cursor?: string;
  status?: Status;
}

/** The query of a list: one page of what is not put away, or of what has the status that stands for it. */
export function listQuery<Status extends string>(
  { cursor, isArchived }: ListRequest,
  limit: number,
  archivedStatus: Status,
): ListQuery<Status> {
  return { limit, ...(cursor && { cursor }), ...(isArchived && { status: archivedStatus }) };
}
