import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getImportOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { refreshSopLists } from '../refresh-sop-lists';

const ASK_AGAIN_MS = 1000;

/** The import of a document; polled until it is an SOP or has failed. */
export function useImport(id: string | null) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...getImportOptions({ path: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : ASK_AGAIN_MS),
  });
  const isDone = query.data?.state === 'done';
  useEffect(() => {
    if (isDone) void refreshSopLists(queryClient);
  }, [isDone, queryClient]);
  return query;
}

function isOver(state: string | undefined): boolean {
  return state === 'done' || state === 'failed';
}
