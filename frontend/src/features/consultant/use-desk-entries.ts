import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../api/problem';
import { notifyError, notifySuccess } from '../../components/notifications';
import type { DeskKind, Entry, EntryValues } from './desk-kind';

const deskKey = ['desk'] as const;

/** All entries of a kind that are not put away, or only those that are; page by page. */
export function useDeskEntries<Row extends Entry>(kind: DeskKind<Row>, isArchived = false) {
  return useInfiniteQuery({
    queryKey: [...deskKey, kind.name, { isArchived }],
    queryFn: ({ pageParam, signal }) => kind.list({ cursor: pageParam, isArchived, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}

/** Saves a new or a changed entry; what the desk shows is read anew, the figures too. */
export function useSaveEntry<Row extends Entry>(kind: DeskKind<Row>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ row, values }: { row: Row | null; values: EntryValues }) =>
      row ? kind.update(row, values) : kind.create(values),
    onSuccess: () => {
      notifySuccess('Saved');
      void queryClient.invalidateQueries({ queryKey: deskKey });
      for (const operation of ['getConsultantFigures', 'getConsultantAnalytics']) {
        void queryClient.invalidateQueries({ queryKey: [{ _id: operation }] });
      }
    },
    onError: (error) => notifyError(problemText(error)),
  });
}
