import type { Query, QueryClient } from '@tanstack/react-query';

/** What was read within this time before the channel was there is as new as a page that has just been opened. */
const FRESH_MS = 10_000;

/** States of a draft that moves by itself; its end may have come just before the channel was there. */
const MOVING = new Set(['queued', 'running']);

/**
 * Refetches what may have changed before the first subscription of a page. What the page has just asked for, or is
 * still asking for, is not asked for again, unless it shows a draft under way.
 * @param operations names of the API's operations.
 */
export function catchUp(queryClient: QueryClient, operations: readonly string[]): void {
  for (const operation of operations) {
    // The generated keys also hold the request's options; every variant of the call begins like this.
    for (const query of queryClient.getQueryCache().findAll({ queryKey: [{ _id: operation }] })) {
      void catchUpWith(queryClient, query);
    }
  }
}

async function catchUpWith(queryClient: QueryClient, query: Query): Promise<void> {
  // A request that is under way is waited for; when it fails, the page tells.
  if (query.state.fetchStatus !== 'idle') await query.promise?.catch(() => undefined);
  const { data } = query.state;
  if (data === undefined || (!query.isStaleByTime(FRESH_MS) && !showsMovingDraft(data))) return;
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** Whether an answer of the API holds an SOP that is being drafted, alone or in a list. */
function showsMovingDraft(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(showsMovingDraft);
  if (typeof data !== 'object' || data === null) return false;
  if ('generation_state' in data) return MOVING.has(String(data.generation_state));
  // A list as it came, and one that is read page by page.
  if ('items' in data) return showsMovingDraft(data.items);
  return 'pages' in data && showsMovingDraft(data.pages);
}
