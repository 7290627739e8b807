import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
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
 * The one place where failed calls are told: with the text that the call's `meta` carries.
 * @param onNoAnswer called when a call has failed without an answer of the API.
 */
export function createQueryClient(onNoAnswer: () => void): QueryClient {
  return new QueryClient({
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
