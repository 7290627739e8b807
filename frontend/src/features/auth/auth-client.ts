import { AuthClient } from '@supabase/auth-js';
import type { AppConfig } from '../../api/app-config';
import { SESSION_STORAGE_KEY } from './stored-session';

export type AuthSessionClient = InstanceType<typeof AuthClient>;

/**
 * The session manager of the app: one instance a page.
 * @throws Error without an address and a key (S5.11); the library itself would guess.
 */
export function createAuthClient({ appUrl, anonKey }: Pick<AppConfig, 'appUrl' | 'anonKey'>): AuthSessionClient {
  if (!appUrl || !anonKey) throw new Error('The auth client needs a URL and a key');
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
