import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isProblem } from '../api/problem';
import { notifyError } from '../components/notifications';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failureText?: string };
    mutationMeta: { failureText?: string };
  }
}

const RETRIES = 2;

/**
 * Invalidates a first fetch once it has completed: its response may be older than a change, and TanStack Query would
 * treat it as current.
 */
class ProductQueryClient extends QueryClient {
  override async invalidateQueries<TTaggedQueryKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TTaggedQueryKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...firstReads.map(async ({ queryKey, promise }) => {
        // The page shows a failed read, and the next attempt reads the current data.
        const isRead = await promise?.then(
          () => true,
          () => false,
        );
        if (isRead) await super.invalidateQueries({ queryKey, exact: true }, options);
      }),
    ]);
  }
}

/**
 * The one place that reports failed calls: with the text in the call's `meta`.
 * @param onNoAnswer called when a call failed without a response of the API.
 */
export function createQueryClient(onNoAnswer: () => void): QueryClient {
  return new ProductQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isProblem(error)) onNoAnswer();
        // Only the first failure is reported; a failed background refetch keeps the shown data.
        if (query.meta?.failureText && query.state.data === undefined) notifyError(query.meta.failureText);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!isProblem(error)) onNoAnswer();
        if (mutation.meta?.failureText) notifyError(mutation.meta.failureText);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < RETRIES && !(isProblem(error) && error.status < 500),
      },
    },
  });
}
