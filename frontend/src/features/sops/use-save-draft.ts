import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSop } from '../../api/generated/sdk.gen';
import { type DraftToKeep, forgetDraftToKeep } from './draft-to-keep';
import { refreshSopLists } from './refresh-sop-lists';

/** Creates an SOP from a preview draft; the browser then deletes its copy. */
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
