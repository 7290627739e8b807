import { createContext, useContext } from 'react';
import type { AuthSessionClient } from './auth-client';

export const AuthClientContext = createContext<AuthSessionClient | null>(null);

/** The page's one session manager, for what is more than signing in and out. */
export function useAuthClient(): AuthSessionClient {
  const client = useContext(AuthClientContext);
  if (!client) throw new Error('useAuthClient needs a SessionProvider');
  return client;
}
