import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addTag, changeSopStatuses, deleteSops } from '../../../api/generated/sdk.gen';
import type { SopStatus } from '../../../api/generated/types.gen';
import { notifyInfo, notifySuccess, notifyUndo } from '../../../components/notifications';
import { refreshSopLists } from '../refresh-sop-lists';
import * as actionWords from '../sop-actions.en';
import { useRestoreSops } from '../use-restore-sops';
import * as words from './batch-bar.en';
import { inBatches } from './in-batches';

/** Publishes or withdraws several SOPs (S8.16, S8.27). */
export function useChangeStatuses() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: SopStatus }) =>
      inBatches(ids, async (batch) => (await changeSopStatuses({ body: { ids: batch, status } })).data.ids),
    meta: { failureText: actionWords.statusFailed },
    onSuccess: (changed, { ids, status }) => {
      const others = ids.length - changed.length;
      const text = words.markedAs[status](changed.length);
      if (changed.length === 0) notifyInfo(words.noneChanged);
      else notifySuccess(actionWords.statusUpdated, others === 0 ? text : words.othersLeft(text, others));
      return refreshSopLists(queryClient);
    },
  });
}

/** Adds a tag to several SOPs; SOPs that have it already, or ten others, are unchanged. */
export function useAddTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, tag }: { ids: string[]; tag: string }) =>
      inBatches(ids, async (batch) => (await addTag({ body: { ids: batch, tag } })).data.ids),
    meta: { failureText: words.addTagFailed },
    onSuccess: (tagged, { ids, tag }) => {
      const others = ids.length - tagged.length;
      const text = others === 0 ? undefined : words.tagNotAdded(others);
      notifySuccess(words.tagAdded(tag, tagged.length), text);
      void queryClient.invalidateQueries({ queryKey: [{ _id: 'listTags' }] });
      return refreshSopLists(queryClient);
    },
  });
}

/** Deletes several SOPs and offers to undo that (S8.17, S8.28, T14). */
export function useDeleteSops() {
  const queryClient = useQueryClient();
  const { mutate: restore } = useRestoreSops();
  return useMutation({
    mutationFn: (ids: string[]) =>
      inBatches(ids, async (batch) => (await deleteSops({ body: { ids: batch } })).data.ids),
    meta: { failureText: actionWords.deleteFailed },
    onSuccess: (deleted) => {
      notifyUndo({
        title: words.deleted(deleted.length),
        isLasting: deleted.length > 1,
        onUndo: () => restore(deleted),
      });
      return refreshSopLists(queryClient);
    },
  });
}
