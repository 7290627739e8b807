import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSop } from '../../../api/generated/sdk.gen';
import type { UpdateSopDto } from '../../../api/generated/types.gen';
import { cacheSop } from '../cache-sop';
import { serialScope } from '../serial-scope';
import * as words from '../sop-actions.en';

/** Changes how an SOP is filed, not its text: needs no version and is shown immediately. */
export function useFileSop(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: serialScope(id),
    mutationFn: async (change: Pick<UpdateSopDto, 'category' | 'tags'>) => {
      const { data } = await updateSop({ path: { id }, body: change });
      return data;
    },
    meta: { failureText: words.updateFailed },
    onSuccess: (sop) => {
      cacheSop(queryClient, sop);
      void queryClient.invalidateQueries({ queryKey: [{ _id: 'listTags' }] });
    },
  });
}
