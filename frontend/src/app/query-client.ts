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
 * Invalidates what is being read for the first time once it is there: that answer may tell of what was before a change,
 * and TanStack Query would take it for the new one.
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
        // A read that fails is told by the page, and the next try reads what is new.
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
 * The one place where failed calls are told: with the text that the call's `meta` carries.
 * @param onNoAnswer called when a call has failed without an answer of the API.
 */
export function createQueryClient(onNoAnswer: () => void): QueryClient {
  return new ProductQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isProblem(error)) onNoAnswer();
        // Only the first failure is news; a background refetch that fails leaves what is shown.
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
