import { useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { useSession } from '../../features/auth/session-context';
import { JoinPage } from '../../features/invitations/join-page';
import { SecondFactorGate } from '../second-factor-gate';
import { useTabTitle } from '../use-tab-title';
import * as words from './join-route.en';

/** The page of an install link, signed in or not; sign-in leads back here. */
export function JoinRoute() {
  const { status, actions } = useSession();
  const { pathname } = useLocation();
  useTabTitle(words.title);
  if (status === 'loading') return <FullScreenSpinner />;
  if (status === 'second-factor-due') return <SecondFactorGate />;
  return <JoinPage isSignedIn={status === 'signed-in'} onSignIn={() => void actions.signIn(pathname)} />;
}
