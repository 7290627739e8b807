import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSop } from '../../api/generated/sdk.gen';
import { notifyUndo } from '../../components/notifications';
import { refreshSopLists } from './refresh-sop-lists';
import * as words from './sop-actions.en';
import { useRestoreSops } from './use-restore-sops';

/** Deletes an SOP and offers to undo that (S8.17, S8.28, T14). */
export function useDeleteSop() {
  const queryClient = useQueryClient();
  const { mutate: restore } = useRestoreSops();
  return useMutation({
    mutationFn: (id: string) => deleteSop({ path: { id } }),
    meta: { failureText: words.deleteFailed },
    onSuccess: (_answer, id) => {
      notifyUndo({ title: words.deleted, onUndo: () => restore([id]) });
      return refreshSopLists(queryClient);
    },
  });
}
