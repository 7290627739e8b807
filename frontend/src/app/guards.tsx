import { useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../components/full-screen-spinner';
import { useSession } from '../features/auth/session-context';
import { homeOf, redirectFor } from './access';
import { BarePage } from './bare-page';
import { removeCover } from './cover/remove-cover';
import { SecondFactorGate } from './second-factor-gate';

/** Shows the pages below to signed-in users of the right type; redirects others (S2.19-S2.26). */
export function ProtectedRoute() {
  const session = useSession();
  const { pathname } = useLocation();
  const isKnown = session.status !== 'loading';
  useLayoutEffect(() => {
    if (isKnown) removeCover();
  }, [isKnown]);
  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-out') return <Navigate to="/auth" replace />;
  if (session.status === 'second-factor-due') {
    return (
      <BarePage>
        <SecondFactorGate />
      </BarePage>
    );
  }
  const target = redirectFor(pathname, session.profile.user_type);
  return target ? <Navigate to={target} replace /> : <Outlet />;
}

/** Pages for visitors; signed-in users are redirected to their dashboard (S2.27, S2.28, S2.32). */
export function PublicRoute() {
  const session = useSession();
  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-in') return <Navigate to={homeOf(session.profile.user_type)} replace />;
  if (session.status === 'second-factor-due') return <Navigate to="/dashboard" replace />;
  return <Outlet />;
}
