import { createContext, use, useContext } from 'react';
import type { AuthSessionClient } from './auth-client';
import type { LazyAuthClient } from './lazy-auth-client';

export const AuthClientContext = createContext<LazyAuthClient | null>(null);

/** The page's single auth client, for more than signing in and out. Suspends until its code is loaded. */
export function useAuthClient(): AuthSessionClient {
  const client = useContext(AuthClientContext);
  if (!client) throw new Error('useAuthClient needs a SessionProvider');
  return use(client.load());
}
