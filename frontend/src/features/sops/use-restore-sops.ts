import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreSops } from '../../api/generated/sdk.gen';
import { inBatches } from './list/in-batches';
import { refreshSopLists } from './refresh-sop-lists';
import * as words from './sop-actions.en';

/** Restores deleted SOPs (T14). */
export function useRestoreSops() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) =>
      inBatches(ids, async (batch) => (await restoreSops({ body: { ids: batch } })).data.ids),
    meta: { failureText: words.restoreFailed },
    onSuccess: () => refreshSopLists(queryClient),
  });
}
