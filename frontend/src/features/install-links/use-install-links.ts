import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listInstallLinksInfiniteOptions } from '../../api/generated/@tanstack/react-query.gen';
import { generateInstallLink, revokeInstallLink } from '../../api/generated/sdk.gen';
import { notifyError, notifySuccess } from '../../components/notifications';

const listKey = [{ _id: 'listInstallLinks' }];

/** All links of the person, newest first; every page is read, because each may hold a seat that is taken. */
export function useInstallLinks() {
  const links = useInfiniteQuery({
    ...listInstallLinksInfiniteOptions({ query: { limit: 100 } }),
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

/** Makes a link for one more seat (S8.19, S8.30). */
export function useGenerateInstallLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => generateInstallLink(),
    meta: { failureText: 'Failed to generate install link' },
    onSuccess: () => {
      notifySuccess('Install Link Generated');
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** Takes a link back for good (S8.21, S8.32). */
export function useRevokeInstallLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (installId: string) => revokeInstallLink({ body: { install_id: installId } }),
    meta: { failureText: 'Failed to revoke install link' },
    onSuccess: () => {
      notifySuccess('Link Revoked', 'Install link has been deactivated');
      return queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** Puts a link's address on the clipboard (S8.20, S8.31). */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notifySuccess('Copied!');
  } catch {
    notifyError('Failed to copy to clipboard');
  }
}
