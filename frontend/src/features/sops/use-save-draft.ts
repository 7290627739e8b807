import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSop } from '../../api/generated/sdk.gen';
import { type DraftToKeep, forgetDraftToKeep } from './draft-to-keep';
import { refreshSopLists } from './refresh-sop-lists';

/** Makes an SOP of a draft that was tried; the browser then keeps it no longer. */
export function useSaveDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ prompt, title, idempotencyKey }: DraftToKeep) => {
      const { data } = await createSop({ body: { prompt, title }, headers: { 'Idempotency-Key': idempotencyKey } });
      return data;
    },
    onSuccess: () => {
      forgetDraftToKeep();
      return refreshSopLists(queryClient);
    },
  });
}
