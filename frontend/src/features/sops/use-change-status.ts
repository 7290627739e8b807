import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSop } from '../../api/generated/sdk.gen';
import type { SopStatus } from '../../api/generated/types.gen';
import { notifySuccess } from '../../components/notifications';
import { cacheSop } from './cache-sop';
import { serialScope } from './serial-scope';
import * as words from './sop-actions.en';

/** Publishes or withdraws an SOP (S4.28, S4.29, S8.16, S8.27). */
export function useChangeStatus(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: serialScope(id),
    mutationFn: async (status: SopStatus) => {
      const { data } = await updateSop({ path: { id }, body: { status } });
      return data;
    },
    meta: { failureText: words.statusFailed },
    onSuccess: (sop) => {
      notifySuccess(words.statusUpdated, words.markedAs[sop.status]);
      cacheSop(queryClient, sop);
    },
  });
}
