import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSop } from '../../../api/generated/sdk.gen';
import { cacheSop } from '../cache-sop';
import { serialScope } from '../serial-scope';
import * as words from '../sop-actions.en';

/** Changes the client of an SOP; the text is unchanged, so it needs no version. */
export function useSopClient(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: serialScope(id),
    mutationFn: async (clientId: string | null) => {
      const { data } = await updateSop({ path: { id }, body: { client_id: clientId } });
      return data;
    },
    meta: { failureText: words.updateFailed },
    onSuccess: (sop) => cacheSop(queryClient, sop),
  });
}
