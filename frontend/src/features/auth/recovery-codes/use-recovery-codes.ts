import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../../components/notifications';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import { authUserOptions } from '../auth-user-query';
import { useRefreshFactors } from '../factors/use-factors';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof';
import * as words from './recovery-code-proof.en';

/** Where the query cache holds how many recovery codes of a set are left. */
const recoveryCodesKey = ['recovery-codes'] as const;

/** How many recovery codes are left; null without a set, undefined while that is not known. */
export function useRecoveryCodes() {
  const client = useAuthClient();
  const { data: user } = useQuery(authUserOptions(client));
  const setId = user?.factors?.find(({ factor_type: type }) => type === 'recovery_code')?.id;
  const { data, error, refetch } = useQuery({
    queryKey: [...recoveryCodesKey, setId],
    queryFn: async () => {
      const { data: set, error: refusal } = await client.mfa.recoveryCodes.getStatus();
      if (refusal) throw refusal;
      return { total: set.total, remaining: set.remaining };
    },
    enabled: setId !== undefined,
  });
  return { set: user && setId === undefined ? null : data, error, refetch };
}

/** Creates a set of recovery codes, replacing an existing one. The codes are returned once. */
export function useMakeRecoveryCodes() {
  const client = useAuthClient();
  const queryClient = useQueryClient();
  const refresh = useRefreshFactors();
  const freshProof = useFreshProof();
  const make = useMutation({
    mutationFn: async () => {
      const { data: factors, error: failure } = await client.mfa.listFactors();
      if (failure) throw failure;
      const { recoveryCodes } = client.mfa;
      const hasSet = factors.recovery_code.length > 0;
      const { data, error } = await (hasSet ? recoveryCodes.regenerate() : recoveryCodes.generate());
      if (error) throw error;
      return data.codes;
    },
    // The codes are shown once, and stay nowhere.
    gcTime: 0,
    onError: (error) => {
      if (!needsFreshProof(error)) notifyError(authFailureText(error));
      else freshProof.ask({ intention: { to: 'renew-recovery-codes' }, again: () => make.mutate() });
    },
    onSettled: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: recoveryCodesKey })]),
  });
  return make;
}

/** Consumes a recovery code: the session is at aal2 afterwards. */
export function useProveRecoveryCode() {
  const client = useAuthClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await client.mfa.recoveryCodes.verify({ code });
      if (error) throw error;
    },
    onSuccess: () => {
      notifySuccess(words.used, words.usedDetails);
      return queryClient.invalidateQueries({ queryKey: recoveryCodesKey });
    },
  });
}
