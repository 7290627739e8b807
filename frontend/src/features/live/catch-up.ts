import type { Query, QueryClient } from '@tanstack/react-query';

/** Data fetched within this time before the channel connected is as fresh as a page that has just been opened. */
const FRESH_MS = 10_000;

/** States of a draft in progress; it may have ended just before the channel connected. */
const MOVING = new Set(['queued', 'running']);

/**
 * Refetches what may have changed before the first subscription of a page. Fresh or pending requests are not repeated,
 * unless they show a draft in progress.
 * @param operations names of the API's operations.
 */
export function catchUp(queryClient: QueryClient, operations: readonly string[]): void {
  for (const operation of operations) {
    // The generated keys also hold the request's options; every variant of the call has this prefix.
    for (const query of queryClient.getQueryCache().findAll({ queryKey: [{ _id: operation }] })) {
      void catchUpWith(queryClient, query);
    }
  }
}

async function catchUpWith(queryClient: QueryClient, query: Query): Promise<void> {
  // A pending request is awaited; when it fails, the page reports it.
  if (query.state.fetchStatus !== 'idle') await query.promise?.catch(() => undefined);
  const { data } = query.state;
  if (data === undefined || (!query.isStaleByTime(FRESH_MS) && !showsMovingDraft(data))) return;
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** Whether a response of the API contains an SOP that is being drafted, alone or in a list. */
function showsMovingDraft(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(showsMovingDraft);
  if (typeof data !== 'object' || data === null) return false;
  if ('generation_state' in data) return MOVING.has(String(data.generation_state));
  // A plain list, and a paginated one.
  if ('items' in data) return showsMovingDraft(data.items);
  return 'pages' in data && showsMovingDraft(data.pages);
}
