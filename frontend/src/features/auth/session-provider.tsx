import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { AppConfig } from '../../api/app-config';
import type { ProfileDto } from '../../api/generated/types.gen';
import { notifyError, notifySuccess } from '../../components/notifications';
import { useIsHydrating } from '../../components/use-is-hydrating';
import { AuthClientContext } from './auth-client-context';
import { followSession } from './follow-session';
import type { LazyAuthClient } from './lazy-auth-client';
import { rememberPendingUserType } from './pending-user-type';
import { rememberReturnPath } from './return-path';
import { SessionContext, type SessionState } from './session-context';
import { hasStoredSession } from './stored-session';
import * as words from './words.en';

interface SessionProviderProps {
  client: LazyAuthClient;
  config: AppConfig;
  /** Called each time the signed-in user, or their absence, becomes known. Must stay the same function. */
  onKnown: () => void;
  children: ReactNode;
}

/** A prerendered page is the version for visitors; the app hydrates it as it is, and then changes it for a user. */
const VISITOR: SessionState = { status: 'signed-out' };

/** Follows the auth client and provides the session state to its children. */
export function SessionProvider({ client, config, onKnown, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({ status: hasStoredSession() ? 'loading' : 'signed-out' });

  const isHydrating = useIsHydrating();
  const isKnown = state.status !== 'loading';

  // In slices, because most of a page renders when the session becomes known.
  useEffect(() => followSession(client, (next) => startTransition(() => setState(next))), [client]);

  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);

  const signIn = useCallback(
    async (returnPath?: string) => {
      rememberPendingUserType(window.location.search);
      if (returnPath) rememberReturnPath(returnPath);
      const { error } = await (await client.load()).signInWithOAuth({
        provider: config.provider.name as 'google',
        options: { redirectTo: `${window.location.origin}/auth/callback` },
      });
      if (error) notifyError(error.message, words.signInFailed(config.provider.label));
    },
    [client, config],
  );

  const signOut = useCallback(async () => {
    // No request may use a session that is about to end.
    setState({ status: 'loading' });
    const loaded = await client.load();
    const { error } = await loaded.signOut();
    if (error) {
      notifyError(error.message, words.signOutFailed);
      await loaded.signOut({ scope: 'local' });
      return;
    }
    notifySuccess(words.signedOut, words.signedOutDetails);
  }, [client]);

  const setProfile = useCallback((profile: ProfileDto) => setState({ status: 'signed-in', profile }), []);
  const value = useMemo(
    () => ({ ...(isHydrating ? VISITOR : state), actions: { signIn, signOut, setProfile } }),
    [isHydrating, state, signIn, signOut, setProfile],
  );
  return (
    <AuthClientContext value={client}>
      <SessionContext value={value}>{children}</SessionContext>
    </AuthClientContext>
  );
}
