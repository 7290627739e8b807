import type { TokenSource } from '../../api/http-client';
import type { LazyAuthClient } from './lazy-auth-client';
import { hasStoredSession, lifetimeOf, readStoredSession } from './stored-session';

/** The session's access tokens for the API client. The auth client is used only for a new one. */
export function tokensOf(client: LazyAuthClient): TokenSource {
  return {
    async getToken() {
      const stored = readStoredSession();
      if (stored && lifetimeOf(stored) > 0) return stored.access_token;
      if (!hasStoredSession()) return null;
      const { data } = await (await client.load()).getSession();
      return data.session?.access_token ?? null;
    },
    async renewToken() {
      const { data } = await (await client.load()).refreshSession();
      return data.session?.access_token ?? null;
    },
  };
}
