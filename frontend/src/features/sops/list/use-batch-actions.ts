import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addTag, changeSopStatuses, deleteSops } from '../../../api/generated/sdk.gen';
import type { SopStatus } from '../../../api/generated/types.gen';
import { notifyInfo, notifySuccess, notifyUndo } from '../../../components/notifications';
import { refreshSopLists } from '../refresh-sop-lists';
import { useRestoreSops } from '../use-restore-sops';
import { inBatches } from './in-batches';

/** Why an SOP keeps its status. */
const LEFT_OUT = 'They have this status already, or no text yet.';

function countText(count: number): string {
  return count === 1 ? 'SOP' : `${count} SOPs`;
}

function numberText(count: number): string {
  return count === 1 ? '1 SOP' : `${count} SOPs`;
}

/** Publishes several SOPs or takes them back (S8.16, S8.27). */
export function useChangeStatuses() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: SopStatus }) =>
      inBatches(ids, async (batch) => (await changeSopStatuses({ body: { ids: batch, status } })).data.ids),
    meta: { failureText: 'Failed to update SOP status' },
    onSuccess: (changed, { ids, status }) => {
      const others = ids.length - changed.length;
      const text = `${countText(changed.length)} marked as ${status.replaceAll('_', ' ')}`;
      if (changed.length === 0) notifyInfo(`No SOP was changed. ${LEFT_OUT}`);
      else notifySuccess('Status Updated', others === 0 ? text : `${text}. ${numberText(others)} left as before.`);
      return refreshSopLists(queryClient);
    },
  });
}

/** Adds a tag to several SOPs; one that has it already, or ten others, stays as it is. */
export function useAddTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, tag }: { ids: string[]; tag: string }) =>
      inBatches(ids, async (batch) => (await addTag({ body: { ids: batch, tag } })).data.ids),
    meta: { failureText: 'Failed to add the tag' },
    onSuccess: (tagged, { ids, tag }) => {
      const others = ids.length - tagged.length;
      const text = others === 0 ? undefined : `${numberText(others)} had it already, or ten others.`;
      notifySuccess(`“${tag}” added to ${numberText(tagged.length)}`, text);
      void queryClient.invalidateQueries({ queryKey: [{ _id: 'listTags' }] });
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
