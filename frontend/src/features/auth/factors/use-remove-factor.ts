import type { Factor } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../../components/notifications';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof';
import { useRefreshFactors } from './use-factors';
import * as words from './words.en';

/** Takes a second factor away. */
export function useRemoveFactor() {
  const client = useAuthClient();
  const refresh = useRefreshFactors();
  const freshProof = useFreshProof();
  const remove = useMutation({
    mutationFn: async (factor: Factor) => {
      const { error } = await client.mfa.unenroll({ factorId: factor.id });
      if (error) throw error;
      // The token still contains the assurance of the factor.
      await client.refreshSession();
    },
    onSuccess: () => notifySuccess(words.removed),
    onError: (error, factor) => {
      if (!needsFreshProof(error)) notifyError(authFailureText(error));
      else
        freshProof.ask({ intention: { to: 'remove-factor', factorId: factor.id }, again: () => remove.mutate(factor) });
    },
    onSettled: refresh,
  });
  return remove;
}
