import { createContext, useContext } from 'react';
import type { ProfileDto } from '../../api/generated/types.gen';

/** Where sign-in stands (S4.1). A signed-in person always has a profile here, if need be a makeshift one. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** Signed in, but the account's second factor has not been proved yet: nothing of it may be shown. */
  | { status: 'second-factor-due' }
  | { status: 'signed-in'; profile: ProfileDto };

export interface SessionActions {
  /** Leaves for the provider's page; afterwards the person comes to `returnPath`, else to the dashboard. */
  signIn(returnPath?: string): Promise<void>;
  /** Ends the session everywhere, or at least here. */
  signOut(): Promise<void>;
  /** Takes over a changed profile. */
  setProfile(profile: ProfileDto): void;
}

export const SessionContext = createContext<(SessionState & { actions: SessionActions }) | null>(null);

export function useSession() {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}

/** Whose session it is; null for nobody's. */
export function userIdOf(session: SessionState): string | null {
  return session.status === 'signed-in' ? session.profile.id : null;
}
