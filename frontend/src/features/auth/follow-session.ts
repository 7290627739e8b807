import type { Session } from '@supabase/auth-js';
import { whenUsed } from '../../components/when-used';
import type { LazyAuthClient } from './lazy-auth-client';
import type { SessionState } from './session-context';
import { settleProfile } from './settle-profile';
import { hasStoredSession, lifetimeOf, readStoredSession, SESSION_STORAGE_KEY } from './stored-session';

/**
 * Reports the state of the session, now and whenever it changes (S4.2-S4.8). The stored session is reported immediately;
 * the auth client is loaded when the token has to be renewed, when another tab changes the session, and once the page is
 * used.
 * @returns a function that stops it.
 */
export function followSession(client: LazyAuthClient, tell: (state: SessionState) => void): () => void {
  let currentKey = '';
  let shownUserId: string | null = null;
  const listening = new AbortController();
  const { signal } = listening;

  const follow = async (session: Session | null) => {
    const isDue = session !== null && isSecondFactorDue(session);
    const newKey = session ? `${session.user.id} ${session.user.email} ${isDue}` : 'nobody';
    // "Signed in" is also reported when a tab becomes visible, and a renewed token changes no user.
    if (newKey === currentKey) return;
    currentKey = newKey;
    const userId = session && !isDue ? session.user.id : null;
    const isSamePerson = userId !== null && userId === shownUserId;
    shownUserId = userId;
    if (!session || isDue) {
      tell({ status: session ? 'second-factor-due' : 'signed-out' });
      return;
    }
    // A changed address is reported, but the page stays.
    if (!isSamePerson) tell({ status: 'loading' });
    const profile = await settleProfile(session);
    if (currentKey === newKey && !signal.aborted) tell({ status: 'signed-in', profile });
  };

  void client.loaded.then((loaded) => {
    if (signal.aborted) return;
    const { data } = loaded.onAuthStateChange((_event, session) => {
      // Calls back into the client are not allowed inside its own notification.
      setTimeout(() => void follow(session), 0);
    });
    signal.addEventListener('abort', () => data.subscription.unsubscribe());
  });
  const load = () => {
    if (!signal.aborted) client.load().catch((error: unknown) => console.error('The sign-in code is missing', error));
  };

  const stored = readStoredSession();
  const lifetime = stored ? lifetimeOf(stored) : 0;
  if (stored && lifetime > 0) {
    void follow(stored);
    const due = setTimeout(load, lifetime);
    signal.addEventListener('abort', () => clearTimeout(due));
  } else if (hasStoredSession()) load();
  else void follow(null);
  window.addEventListener('storage', ({ key }) => key === SESSION_STORAGE_KEY && load(), { signal });
  whenUsed(load);
  return () => listening.abort();
}

/** Whether the account has a second factor that was not verified in this session. */
export function isSecondFactorDue({ access_token, user }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && assuranceLevelOf(access_token) !== 'aal2';
}

/** The assurance level that a token was issued with, as the server reads it. */
function assuranceLevelOf(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const { aal } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: string };
    return aal ?? null;
  } catch {
    // Not a token of this installation: the server will reject it.
    return null;
  }
}
