import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveSops } from '../../../api/generated/sdk.gen';
import { notifySuccess } from '../../../components/notifications';
import { inBatches } from '../list/in-batches';
import { refreshSopLists } from '../refresh-sop-lists';
import * as words from './folder-choice.en';

interface Move {
  ids: string[];
  /** Null for none. */
  folderId: string | null;
}

/** Puts SOPs into a folder, or into none. */
export function useMoveSops() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, folderId }: Move) =>
      inBatches(ids, async (batch) => (await moveSops({ body: { ids: batch, folder_id: folderId } })).data.ids),
    meta: { failureText: words.moveFailed },
    onSuccess: (_moved, { ids }) => {
      notifySuccess(words.moved(ids.length));
      for (const id of ids) void queryClient.invalidateQueries({ queryKey: [{ _id: 'getSop', path: { id } }] });
      return refreshSopLists(queryClient);
    },
  });
}
