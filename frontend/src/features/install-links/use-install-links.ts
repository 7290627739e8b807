import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listInstallLinksInfiniteOptions } from '../../api/generated/@tanstack/react-query.gen';
import { generateInstallLink, revokeInstallLink } from '../../api/generated/sdk.gen';
import type { GenerateInstallLinkDto } from '../../api/generated/types.gen';
import { isProblem, problemText } from '../../api/problem';
import { notifyError, notifySuccess } from '../../components/notifications';
import * as commonWords from '../../words/common.en';
import * as words from './words.en';

/** Query key of `useInstallLinks`. */
export const INSTALL_LINKS_KEY = [{ _id: 'listInstallLinks' }];

/**
 * All links of the person, newest first; every page is read, because each may hold a seat that is taken.
 * @param isOwner consultants have no seats to ask for.
 */
export function useInstallLinks(isOwner = true) {
  const links = useInfiniteQuery({
    ...listInstallLinksInfiniteOptions({ query: { limit: 100 } }),
    enabled: isOwner,
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    select: (data) => data.pages.flatMap((page) => page.items),
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = links;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return links;
}

/** Creates a link for one more seat (S8.19, S8.30). */
export function useGenerateInstallLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (person: GenerateInstallLinkDto | null) => generateInstallLink(person === null ? {} : { body: person }),
    onError: (error, person) => {
      // A request of a dialog may be rejected for a reason that the user can fix.
      notifyError(person !== null && isProblem(error) ? problemText(error) : words.generateFailed);
    },
    onSuccess: (_link, person) => {
      notifySuccess(words.generated, person?.email ? words.invitationFollows(person.email) : undefined);
      return queryClient.invalidateQueries({ queryKey: INSTALL_LINKS_KEY });
    },
  });
}

/** Revokes a link permanently (S8.21, S8.32). */
export function useRevokeInstallLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (installId: string) => revokeInstallLink({ body: { install_id: installId } }),
    meta: { failureText: words.revokeFailed },
    onSuccess: () => {
      notifySuccess(words.linkRevoked, words.linkRevokedDetails);
      return queryClient.invalidateQueries({ queryKey: INSTALL_LINKS_KEY });
    },
  });
}

/** Copies a link to the clipboard (S8.20, S8.31). */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notifySuccess(commonWords.copied);
  } catch {
    notifyError(commonWords.copyFailed);
  }
}
