import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAttachment } from '../../../api/generated/sdk.gen';
import { problemText } from '../../../api/problem';
import { notifyError } from '../../../components/notifications';
import { addToCache, removeFromCache } from './cache-attachment';
import * as words from './files-panel.en';
import { sendAttachment } from './send-attachment';

/** Adds and deletes files of an own SOP. */
export function useFileActions(sopId: string) {
  const queryClient = useQueryClient();
  const [uploadedPercent, setUploadedPercent] = useState(0);
  const add = useMutation({
    mutationFn: (file: File) => sendAttachment(sopId, file, setUploadedPercent),
    onSuccess: (added) => addToCache(queryClient, sopId, added),
    onError: (error) => notifyError(problemText(error), words.addFailed),
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteAttachment({ path: { id }, throwOnError: true }),
    onSuccess: (_answer, id) => removeFromCache(queryClient, sopId, id),
    onError: (error) => notifyError(problemText(error), words.deleteFailed),
  });
  return { add, uploadedPercent, remove };
}
