import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFolder, deleteFolder, updateFolder } from '../../../api/generated/sdk.gen';
import type { FolderDto, UpdateFolderDto } from '../../../api/generated/types.gen';
import { problemText } from '../../../api/problem';
import { notifyError, notifySuccess } from '../../../components/notifications';
import { refreshSopLists } from '../refresh-sop-lists';
import * as words from './folders.en';

/** Adds, changes and deletes folders. Failures are shown. @param onDeleted called before the lists are refetched */
export function useFolderActions(onDeleted?: () => void) {
  const queryClient = useQueryClient();
  const options = {
    onError: (error: unknown) => notifyError(problemText(error)),
    onSettled: () => refreshSopLists(queryClient),
  };
  const create = useMutation({
    ...options,
    mutationFn: async (folder: { name: string; parent_id: string | null }) =>
      (await createFolder({ body: folder })).data,
  });
  const update = useMutation({
    ...options,
    mutationFn: async ({ id, ...body }: UpdateFolderDto & { id: string }) =>
      (await updateFolder({ path: { id }, body })).data,
  });
  const remove = useMutation({
    ...options,
    mutationFn: async ({ id }: FolderDto) => {
      await deleteFolder({ path: { id } });
    },
    onSuccess: (_nothing, { name }) => {
      notifySuccess(words.deleted, words.deletedDetails(name));
      void queryClient.invalidateQueries({ queryKey: [{ _id: 'getSop' }] });
      onDeleted?.();
    },
  });
  return { create, update, remove };
}
