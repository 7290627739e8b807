import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasFieldFaults, problemText } from '../../api/problem';
import { notifyError, notifySuccess } from '../../components/notifications';
import type { Entry, EntryKind, EntryValues } from './entry-kind';
import * as words from './words.en';

const workspaceKey = ['workspace'] as const;

const OPERATIONS_OF_CLIENT = ['getClient', 'getClientFigures'];

const MADE_OF_ENTRIES = [
  'getConsultantFigures',
  'getConsultantAnalytics',
  'listUpcomingMeetings',
  ...OPERATIONS_OF_CLIENT,
];

export interface EntryChoice {
  isArchived?: boolean;
  clientId?: string | undefined;
  limit?: number | undefined;
}

/** All entries of a kind that are not hidden, or only the hidden ones; page by page. */
export function useEntries<Row extends Entry>(
  kind: EntryKind<Row>,
  { isArchived = false, clientId, limit }: EntryChoice = {},
) {
  return useInfiniteQuery({
    queryKey: [...workspaceKey, kind.name, { isArchived, clientId, limit }],
    queryFn: ({ pageParam, signal }) => kind.list({ cursor: pageParam, isArchived, clientId, limit, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}

/** Saves a new or a changed entry, and refetches the workspace with its figures. */
export function useSaveEntry<Row extends Entry>(kind: EntryKind<Row>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ row, values }: { row: Row | null; values: EntryValues }) =>
      row ? kind.update(row, values) : kind.create(values),
    onSuccess: () => {
      notifySuccess(words.saved);
      refreshWorkspace(queryClient);
    },
    // Errors of single fields are shown at the fields.
    onError: (error) => (hasFieldFaults(error) ? undefined : notifyError(problemText(error))),
  });
}

/** Removes an entry, as its kind does. @param leave leaves the page of the entry, before it is refetched. */
export function useRemoveEntry<Row extends Entry>({ removal }: EntryKind<Row>, leave?: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (row: Row) => removal?.remove(row),
    onSuccess: async () => {
      await leave?.();
      // The page being left may still be mounted: it must not refetch the removed entry.
      refreshWorkspace(queryClient, leave ? OPERATIONS_OF_CLIENT : []);
    },
    onError: (error) => notifyError(problemText(error)),
  });
}

/** Refetches everything that depends on the entries. */
function refreshWorkspace(queryClient: QueryClient, without: readonly string[] = []): void {
  void queryClient.invalidateQueries({ queryKey: workspaceKey });
  for (const operation of MADE_OF_ENTRIES) {
    if (!without.includes(operation)) void queryClient.invalidateQueries({ queryKey: [{ _id: operation }] });
  }
}
