import { Navigate, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { useSession } from '../../features/auth/session-context';
import { sectionOf } from '../../features/marketing/content/sections';
import { homeOf } from '../access';
import { LandingPage } from './landing-page';

/** The front page; people who have a type go on to their dashboard, unless they ask for a section (S2.35-S2.38, T10). */
export function HomePage() {
  const session = useSession();
  const { hash } = useLocation();
  // A section is shown to everyone, signed in or not.
  if (sectionOf(hash) !== null) return <LandingPage />;
  if (session.status === 'loading') return <FullScreenSpinner />;
  const userType = session.status === 'signed-in' ? session.profile.user_type : null;
  return userType === null ? <LandingPage /> : <Navigate to={homeOf(userType)} replace />;
}
