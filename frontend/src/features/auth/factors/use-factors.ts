import type { Factor } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccountSessionsQueryKey } from '../../../api/generated/@tanstack/react-query.gen';
import { notifyError, notifySuccess } from '../../../components/notifications';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import { authUserKey, authUserOptions } from '../auth-user-query';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof';
import { words } from './words.en';

/** The second factors that count. Recovery codes, which the client lists among them, stand for one and are none. */
export function useFactors() {
  const client = useAuthClient();
  const { data: user, error, refetch } = useQuery(authUserOptions(client));
  const factors = user && (user.factors ?? []).filter(isProvable);
  return { factors, error, refetch };
}

function isProvable({ status, factor_type: type }: Factor): boolean {
  return status === 'verified' && type !== 'recovery_code';
}

/** Refetches what changes with a factor: a new one also ends sessions that have not proved any. */
export function useRefreshFactors(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [authUserKey, listAccountSessionsQueryKey()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}

/** Takes a second factor away. */
export function useRemoveFactor() {
  const client = useAuthClient();
  const refresh = useRefreshFactors();
  const freshProof = useFreshProof();
  const remove = useMutation({
    mutationFn: async (factor: Factor) => {
      const { error } = await client.mfa.unenroll({ factorId: factor.id });
      if (error) throw error;
      // The token still says what was proved with the factor.
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
