import { createContext, useContext } from 'react';
import type { ProfileDto } from '../../api/generated/types.gen';

/** The state of the session (S4.1). A signed-in user always has a profile here, if necessary a default one. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** Signed in, but the account's second factor is not verified yet: no data may be shown. */
  | { status: 'second-factor-due' }
  | { status: 'signed-in'; profile: ProfileDto };

export interface SessionActions {
  /** Redirects to the provider's page; afterwards the user returns to `returnPath`, else to the dashboard. */
  signIn(returnPath?: string): Promise<void>;
  /** Ends the session everywhere, or at least here. */
  signOut(): Promise<void>;
  /** Sets a changed profile. */
  setProfile(profile: ProfileDto): void;
}

export const SessionContext = createContext<(SessionState & { actions: SessionActions }) | null>(null);

export function useSession() {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}

/** The id of the session's user; null without a session. */
export function userIdOf(session: SessionState): string | null {
  return session.status === 'signed-in' ? session.profile.id : null;
}
