import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreSops } from '../../api/generated/sdk.gen';
import { inBatches } from './list/in-batches';
import { refreshSopLists } from './refresh-sop-lists';

/** Brings deleted SOPs back (T14). */
export function useRestoreSops() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) =>
      inBatches(ids, async (batch) => (await restoreSops({ body: { ids: batch } })).data.ids),
    meta: { failureText: 'Failed to restore SOP' },
    onSuccess: () => refreshSopLists(queryClient),
  });
}
