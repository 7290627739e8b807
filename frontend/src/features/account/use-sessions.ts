import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccountSessionsOptions, listAccountSessionsQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { endAccountSession } from '../../api/generated/sdk.gen';
import { notifySuccess } from '../../components/notifications';
import * as words from './words.en';

/** The user's sessions. */
export function useSessions() {
  return useQuery(listAccountSessionsOptions());
}

/** Signs one session out. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => endAccountSession({ path: { id } }),
    onSuccess: () => notifySuccess(words.sessionsSignedOut),
    // A session that has ended in the meantime is removed from the list, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: listAccountSessionsQueryKey() }),
    meta: { failureText: words.sessionsNotSignedOut },
  });
}

/** Ends all other sessions of the account. @param endOthers calls the auth layer. */
export function useEndOtherSessions(endOthers: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endOthers,
    onSuccess: () => notifySuccess(words.sessionsOthersSignedOut),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listAccountSessionsQueryKey() }),
    meta: { failureText: words.sessionsOthersNotSignedOut },
  });
}
