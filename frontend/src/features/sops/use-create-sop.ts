import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSopMutation, getSopQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { notifySuccess } from '../../components/notifications';
import { refreshSopLists } from './refresh-sop-lists';
import { words } from './words.en';

/** Creates an SOP from a prompt (S8.15, S8.26). */
export function useCreateSop() {
  const queryClient = useQueryClient();
  return useMutation({
    ...createSopMutation(),
    meta: { failureText: words.createFailed },
    onSuccess: (sop) => {
      notifySuccess(words.created, words.isBeingGenerated);
      // Its page shows it at once.
      queryClient.setQueryData(getSopQueryKey({ path: { id: sop.id } }), sop);
      void refreshSopLists(queryClient);
    },
  });
}
