import { lazy, Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import { FullScreenSpinner } from '../components/full-screen-spinner';
import type { LazyAuthClient } from '../features/auth/lazy-auth-client';
import { useSession } from '../features/auth/session-context';
import { MarketingShell, PageMargins } from './marketing-shell';
import { NotFoundPage } from './pages/not-found-page';
import * as words from './words.en';

const AppShell = lazy(async () => ({ default: (await import('./app-shell')).AppShell }));

interface FrameProps {
  authClient: LazyAuthClient;
  config: AppConfig;
}

/** Any path without a page; signed-in people keep their navigation (screens m11). */
export function missingPageRoute(config: AppConfig, authClient: LazyAuthClient): RouteObject {
  return {
    element: <Frame authClient={authClient} config={config} />,
    children: [
      {
        element: <Margins />,
        children: [{ path: '*', handle: { title: words.titlesNotFound }, element: <NotFoundPage /> }],
      },
    ],
  };
}

function Frame(props: FrameProps) {
  const { status } = useSession();
  if (status !== 'signed-in') return <MarketingShell />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <AppShell {...props} />
    </Suspense>
  );
}

/** The frame of a signed-in page has its own margins. */
function Margins() {
  const { status } = useSession();
  return status === 'signed-in' ? <Outlet /> : <PageMargins />;
}
