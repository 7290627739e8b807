import type { Factor } from '@supabase/auth-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccountSessionsQueryKey } from '../../../api/generated/@tanstack/react-query.gen';
import { useAuthClient } from '../auth-client-context';
import { authUserKey, authUserOptions } from '../auth-user-query';

/**
 * The verified second factors. Recovery codes, which the client lists among them, replace a factor but are not counted.
 */
export function useFactors() {
  const client = useAuthClient();
  const { data: user, error, refetch } = useQuery(authUserOptions(client));
  const factors = user && (user.factors ?? []).filter(isProvable);
  return { factors, error, refetch };
}

function isProvable({ status, factor_type: type }: Factor): boolean {
  return status === 'verified' && type !== 'recovery_code';
}

/** Refetches what changes with a factor: a new one also ends sessions that have not verified one. */
export function useRefreshFactors(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [authUserKey, listAccountSessionsQueryKey()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}
