import type { TokenSource } from '../../api/http-client';
import type { AuthSessionClient } from './auth-client';

/** The session's access tokens, as the API client asks for them. */
export function tokensOf(client: AuthSessionClient): TokenSource {
  return {
    async getToken() {
      const { data } = await client.getSession();
      return data.session?.access_token ?? null;
    },
    async renewToken() {
      const { data } = await client.refreshSession();
      return data.session?.access_token ?? null;
    },
  };
}
