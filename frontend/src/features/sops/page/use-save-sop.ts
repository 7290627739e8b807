import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSop } from '../../../api/generated/sdk.gen';
import type { UpdateSopDto } from '../../../api/generated/types.gen';
import { problemCode, problemText } from '../../../api/problem';
import { notifyError, notifySuccess } from '../../../components/notifications';
import { cacheSop } from '../cache-sop';
import { serialScope } from '../serial-scope';
import * as words from './words.en';

/** Whether a save was rejected because another user has saved in the meantime. */
export function isConflict(error: unknown): boolean {
  return problemCode(error) === 'version-conflict';
}

/** Reports it, where no form keeps the unsaved value. */
export function notifyConflict(error: unknown): void {
  if (isConflict(error)) notifyError(words.hasConflict);
}

/** Saves a title or a text that was changed by hand; a conflict is left to the form, which still has the text. */
export function useSaveSop(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: serialScope(id),
    mutationFn: async (change: UpdateSopDto & { version: number }) => {
      const { data } = await updateSop({ path: { id }, body: change });
      return data;
    },
    onSuccess: (sop) => {
      cacheSop(queryClient, sop);
      notifySuccess(words.changesSaved);
    },
    onError: (error) => {
      if (!isConflict(error)) notifyError(problemText(error));
    },
  });
}
