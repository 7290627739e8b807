import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSopStatuses, deleteSops } from '../../../api/generated/sdk.gen';
import type { SopStatus } from '../../../api/generated/types.gen';
import { notifySuccess, notifyUndo } from '../../../components/notifications';
import { refreshSopLists } from '../refresh-sop-lists';
import { useRestoreSops } from '../use-restore-sops';
import { inBatches } from './in-batches';

function countText(count: number): string {
  return count === 1 ? 'SOP' : `${count} SOPs`;
}

/** Publishes several SOPs or takes them back (S8.16, S8.27). */
export function useChangeStatuses() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: SopStatus }) =>
      inBatches(ids, async (batch) => (await changeSopStatuses({ body: { ids: batch, status } })).data.ids),
    meta: { failureText: 'Failed to update SOP status' },
    onSuccess: (_changed, { ids, status }) => {
      notifySuccess('Status Updated', `${countText(ids.length)} marked as ${status.replaceAll('_', ' ')}`);
      return refreshSopLists(queryClient);
    },
  });
}

/** Deletes several SOPs and offers to take that back (S8.17, S8.28, T14). */
export function useDeleteSops() {
  const queryClient = useQueryClient();
  const { mutate: restore } = useRestoreSops();
  return useMutation({
    mutationFn: (ids: string[]) =>
      inBatches(ids, async (batch) => (await deleteSops({ body: { ids: batch } })).data.ids),
    meta: { failureText: 'Failed to delete SOP' },
    onSuccess: (deleted) => {
      notifyUndo({
        title: `${countText(deleted.length)} Deleted`,
        isLasting: deleted.length > 1,
        onUndo: () => restore(deleted),
      });
      return refreshSopLists(queryClient);
    },
  });
}
