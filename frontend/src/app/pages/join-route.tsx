import { useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { SecondFactorPage } from '../../features/auth/factors/second-factor-page';
import { useSession } from '../../features/auth/session-context';
import { JoinPage } from '../../features/invitations/join-page';
import { useTabTitle } from '../use-tab-title';

/** The page of an install link for whoever opens it; after sign-in the person is back here. */
export function JoinRoute() {
  const { status, actions } = useSession();
  const { pathname } = useLocation();
  useTabTitle('Join a team');
  if (status === 'loading') return <FullScreenSpinner />;
  if (status === 'second-factor-due') return <SecondFactorPage />;
  return <JoinPage isSignedIn={status === 'signed-in'} onSignIn={() => void actions.signIn(pathname)} />;
}
