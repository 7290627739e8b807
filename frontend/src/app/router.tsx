import { createBrowserRouter } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import { FullScreenSpinner } from '../components/full-screen-spinner';
import { AuthCallbackPage } from '../features/auth/auth-callback-page';
import type { AuthSessionClient } from '../features/auth/auth-client';
import { ErrorPage } from './error-page';
import { ProtectedRoute } from './guards';
import { marketingRoutes } from './marketing-routes';
import { PageError } from './shell/page-error';
import { signedInRoutes } from './signed-in-routes';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Every page of the product. Pages behind sign-in are loaded when they are needed. */
export function createAppRouter(config: AppConfig, authClient: AuthSessionClient): AppRouter {
  const { label } = config.provider;
  return createBrowserRouter([
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <FullScreenSpinner />,
      children: [
        marketingRoutes(config),
        { path: 'auth/callback', element: <AuthCallbackPage client={authClient} providerLabel={label} /> },
        {
          element: <ProtectedRoute />,
          children: [
            {
              path: 'auth/new-password',
              lazy: async () => ({ Component: (await import('./pages/new-password-route')).NewPasswordRoute }),
            },
            {
              lazy: async () => {
                const { AppShell } = await import('./app-shell');
                return { element: <AppShell authClient={authClient} config={config} /> };
              },
              // A page that breaks leaves the shell as it is.
              children: [{ errorElement: <PageError />, children: signedInRoutes(config) }],
            },
          ],
        },
      ],
    },
  ]);
}
