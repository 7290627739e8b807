import { AuthClient } from '@supabase/auth-js';
import { SESSION_STORAGE_KEY } from './stored-session';

export type AuthSessionClient = InstanceType<typeof AuthClient>;

/** The session manager of the app. Its code is large: `lazy-auth-client.ts` loads it and keeps the one instance of a page. */
export function createAuthClient(anonKey: string): AuthSessionClient {
  return new AuthClient({
    url: `${window.location.origin}/api/v1/auth`,
    headers: { apikey: anonKey },
    storageKey: SESSION_STORAGE_KEY,
    flowType: 'pkce',
    // The callback page exchanges the code itself: other pages may have a ?code= of their own.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    experimental: { recoveryCodes: true },
  });
}
