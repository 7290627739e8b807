import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailInstallLink, renameInstallLink } from '../../api/generated/sdk.gen';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import { problemText } from '../../api/problem';
import { notifyError, notifySuccess } from '../../components/notifications';
import { INSTALL_LINKS_KEY } from './use-install-links';
import * as words from './words.en';

/** Sets the name of a link. */
export function useRenameInstallLink(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => renameInstallLink({ path: { id }, body: { name } }),
    onError: (error) => notifyError(problemText(error)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INSTALL_LINKS_KEY }),
  });
}

/** Mails a link to its address again. */
export function useMailInstallLink({ id, email }: Pick<InstallLinkDto, 'id' | 'email'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => mailInstallLink({ path: { id } }),
    onError: (error) => notifyError(problemText(error)),
    onSuccess: () => {
      notifySuccess(words.invitationSent, words.invitationOnItsWay(email ?? ''));
      return queryClient.invalidateQueries({ queryKey: INSTALL_LINKS_KEY });
    },
  });
}
