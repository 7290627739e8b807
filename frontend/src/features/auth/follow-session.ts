import type { Session } from '@supabase/auth-js';
import type { AuthSessionClient } from './auth-client';
import type { SessionState } from './session-context';
import { settleProfile } from './settle-profile';

/**
 * Tells where sign-in stands, now and whenever that changes (S4.2-S4.8).
 * @returns how to stop.
 */
export function followSession(client: AuthSessionClient, tell: (state: SessionState) => void): () => void {
  let turn = 0;
  let standing = '';
  let shownUserId: string | null = null;

  const follow = async (session: Session | null) => {
    turn += 1;
    const ownTurn = turn;
    const isDue = session !== null && (await isSecondFactorDue(client));
    // Something newer was told in the meantime, and decides.
    if (ownTurn !== turn) return;
    const newStanding = session ? `${session.user.id} ${session.user.email} ${isDue}` : 'nobody';
    // "Signed in" is also told when a tab becomes visible, and a renewed token changes nobody.
    if (newStanding === standing) return;
    standing = newStanding;
    const userId = session && !isDue ? session.user.id : null;
    const isSamePerson = userId !== null && userId === shownUserId;
    shownUserId = userId;
    if (!session || isDue) {
      tell({ status: session ? 'second-factor-due' : 'signed-out' });
      return;
    }
    // A changed address is news, but no reason to take the page away.
    if (!isSamePerson) tell({ status: 'loading' });
    const profile = await settleProfile(session);
    if (standing === newStanding) tell({ status: 'signed-in', profile });
  };

  const { data } = client.onAuthStateChange((_event, session) => {
    // Calls back into the client are not allowed inside its own notification.
    setTimeout(() => void follow(session), 0);
  });
  return () => {
    turn += 1;
    data.subscription.unsubscribe();
  };
}

async function isSecondFactorDue(client: AuthSessionClient): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}
