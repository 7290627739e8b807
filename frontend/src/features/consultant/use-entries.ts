import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../api/problem';
import { notifyError, notifySuccess } from '../../components/notifications';
import type { Entry, EntryKind, EntryValues } from './entry-kind';

const workspaceKey = ['workspace'] as const;

/** All entries of a kind that are not put away, or only those that are; page by page. */
export function useEntries<Row extends Entry>(kind: EntryKind<Row>, isArchived = false) {
  return useInfiniteQuery({
    queryKey: [...workspaceKey, kind.name, { isArchived }],
    queryFn: ({ pageParam, signal }) => kind.list({ cursor: pageParam, isArchived, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}

/** Saves a new or a changed entry; what the workspace shows is read again, with its figures. */
export function useSaveEntry<Row extends Entry>(kind: EntryKind<Row>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ row, values }: { row: Row | null; values: EntryValues }) =>
      row ? kind.update(row, values) : kind.create(values),
    onSuccess: () => {
      notifySuccess('Saved');
      void queryClient.invalidateQueries({ queryKey: workspaceKey });
      for (const operation of ['getConsultantFigures', 'getConsultantAnalytics']) {
        void queryClient.invalidateQueries({ queryKey: [{ _id: operation }] });
      }
    },
    onError: (error) => notifyError(problemText(error)),
  });
}
