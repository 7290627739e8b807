import type { Session } from '@supabase/auth-js';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { AppConfig } from '../../api/app-config';
import type { ProfileDto } from '../../api/generated/types.gen';
import { notifyError, notifySuccess } from '../../components/notifications';
import type { AuthSessionClient } from './auth-client';
import { rememberPendingUserType } from './pending-user-type';
import { rememberReturnPath } from './return-path';
import { SessionContext, type SessionState } from './session-context';
import { settleProfile } from './settle-profile';

interface SessionProviderProps {
  client: AuthSessionClient;
  config: AppConfig;
  children: ReactNode;
}

/** Follows the auth client and gives everybody below the state of sign-in. */
export function SessionProvider({ client, config, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });

  useEffect(() => {
    let currentUserId: string | null = null;
    const follow = (session: Session | null) => {
      const userId = session?.user.id ?? null;
      // "Signed in" is also told when a tab becomes visible: only another person is news.
      if (userId === currentUserId && userId !== null) return;
      currentUserId = userId;
      if (!session) {
        setState({ status: 'signed-out' });
        return;
      }
      setState({ status: 'loading' });
      void settleProfile(session).then((profile) => {
        if (currentUserId === userId) setState({ status: 'signed-in', profile });
      });
    };
    const { data } = client.onAuthStateChange((_event, session) => {
      // Calls back into the client are not allowed inside its own notification.
      setTimeout(() => follow(session), 0);
    });
    return () => data.subscription.unsubscribe();
  }, [client]);

  const signIn = useCallback(
    async (returnPath?: string) => {
      rememberPendingUserType(window.location.search);
      if (returnPath) rememberReturnPath(returnPath);
      const { error } = await client.signInWithOAuth({
        provider: config.provider.name as 'google',
        options: { redirectTo: `${window.location.origin}/auth/callback` },
      });
      if (error) notifyError(error.message, `${config.provider.label} sign in failed`);
    },
    [client, config],
  );

  const signOut = useCallback(async () => {
    const { error } = await client.signOut();
    if (error) {
      notifyError(error.message, 'Sign out failed');
      await client.signOut({ scope: 'local' });
      return;
    }
    notifySuccess('Signed out', 'You have been signed out successfully.');
  }, [client]);

  const setProfile = useCallback((profile: ProfileDto) => setState({ status: 'signed-in', profile }), []);
  const value = useMemo(
    () => ({ ...state, actions: { signIn, signOut, setProfile } }),
    [state, signIn, signOut, setProfile],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
