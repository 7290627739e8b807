import type { UserIdentity } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../../components/notifications';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import { authUserKey, authUserOptions } from '../auth-user-query';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof';
import { rememberReturnPath } from '../return-path';
import * as words from './words.en';

/** The ways to sign in to the account, oldest first. */
export function useIdentities() {
  const client = useAuthClient();
  const { data: user, error, refetch } = useQuery(authUserOptions(client));
  return { identities: user && (user.identities ?? []), error, refetch };
}

/** Redirects to a provider to link another sign-in method. */
export function useLinkIdentity() {
  const client = useAuthClient();
  const freshProof = useFreshProof();
  const link = useMutation({
    mutationFn: async (provider: string) => {
      rememberReturnPath('/account');
      const { error } = await client.linkIdentity({
        provider: provider as 'google',
        options: { redirectTo: `${window.location.origin}/auth/callback?linking=${provider}` },
      });
      if (error) throw error;
    },
    onError: (error, provider) => {
      if (!needsFreshProof(error)) notifyError(authFailureText(error));
      else freshProof.ask({ intention: { to: 'link', provider }, again: () => link.mutate(provider) });
    },
  });
  return link;
}

/** Removes a sign-in method. */
export function useUnlinkIdentity() {
  const client = useAuthClient();
  const queryClient = useQueryClient();
  const freshProof = useFreshProof();
  const unlink = useMutation({
    mutationFn: async (identity: UserIdentity) => {
      const { error } = await client.unlinkIdentity(identity);
      if (error) throw error;
    },
    onSuccess: () => notifySuccess(words.unlinked, words.unlinkedDetails),
    onError: (error, identity) => {
      if (!needsFreshProof(error)) {
        notifyError(authFailureText(error));
        return;
      }
      const intention = { to: 'unlink' as const, identityId: identity.identity_id };
      freshProof.ask({ intention, again: () => unlink.mutate(identity) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: authUserKey }),
  });
  return unlink;
}
