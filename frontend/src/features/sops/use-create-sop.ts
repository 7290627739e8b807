import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSopMutation, getSopQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { notifySuccess } from '../../components/notifications';
import * as words from './creation.en';
import { refreshSopLists } from './refresh-sop-lists';

/** Creates an SOP from a prompt (S8.15, S8.26). */
export function useCreateSop() {
  const queryClient = useQueryClient();
  return useMutation({
    ...createSopMutation(),
    meta: { failureText: words.failed },
    onSuccess: (sop) => {
      notifySuccess(words.created, words.isBeingGenerated);
      // Its page shows it at once.
      queryClient.setQueryData(getSopQueryKey({ path: { id: sop.id } }), sop);
      void refreshSopLists(queryClient);
    },
  });
}
