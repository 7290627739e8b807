import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listOwnTemplatesOptions, listOwnTemplatesQueryKey } from '../../../api/generated/@tanstack/react-query.gen';
import { createOwnTemplate, deleteOwnTemplate, updateOwnTemplate } from '../../../api/generated/sdk.gen';
import type { CreateOwnTemplateDto } from '../../../api/generated/types.gen';
import { problemText } from '../../../api/problem';
import { notifyError, notifySuccess } from '../../../components/notifications';
import * as words from './own-templates.en';

/** The actions on the user's own templates. */
export function useOwnTemplates() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: listOwnTemplatesQueryKey() });
  const create = useMutation({
    mutationFn: (body: CreateOwnTemplateDto) => createOwnTemplate({ body }),
    onSuccess: () => {
      notifySuccess(words.saved, words.savedDetails);
      return refresh();
    },
    onError: (error) => notifyError(problemText(error), words.saveFailed),
  });
  const rename = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => updateOwnTemplate({ path: { id }, body: { title } }),
    onSuccess: refresh,
    meta: { failureText: words.renameFailed },
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteOwnTemplate({ path: { id } }),
    onSuccess: refresh,
    meta: { failureText: words.deleteFailed },
  });
  return { create, rename, remove };
}

/** The own templates, newest first. */
export function useOwnTemplateList() {
  return useQuery(listOwnTemplatesOptions());
}
