import { queryOptions } from '@tanstack/react-query';
import type { AuthSessionClient } from './auth-client';

/** Query key of the account in the auth layer. */
export const authUserKey = ['auth-user'] as const;

/** The account as the auth layer knows it now: addresses and second factors. */
export function authUserOptions(client: AuthSessionClient) {
  return queryOptions({
    queryKey: authUserKey,
    queryFn: async () => {
      const { data, error } = await client.getUser();
      if (error) throw error;
      return data.user;
    },
  });
}
