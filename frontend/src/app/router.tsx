import { createBrowserRouter } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import { FullScreenSpinner } from '../components/full-screen-spinner';
import { AuthCallbackPage } from '../features/auth/auth-callback-page';
import type { AuthSessionClient } from '../features/auth/auth-client';
import { AuthPage } from '../features/auth/auth-page';
import { AppShell } from './app-shell';
import { ErrorPage } from './error-page';
import { ProtectedRoute, PublicRoute } from './guards';
import { MarketingShell, PageMargins } from './marketing-shell';
import { NotFoundPage } from './pages/not-found-page';
import { signedInRoutes } from './signed-in-routes';

/** Every page of the product. Pages behind sign-in are loaded when they are needed. */
export function createAppRouter(config: AppConfig, authClient: AuthSessionClient) {
  const { label } = config.provider;
  return createBrowserRouter([
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <FullScreenSpinner />,
      children: [
        {
          element: <MarketingShell />,
          children: [
            { index: true, lazy: async () => ({ Component: (await import('./pages/home-page')).HomePage }) },
            {
              path: 'pricing',
              lazy: async () => ({ Component: (await import('./pages/pricing-page')).PricingPage }),
            },
            {
              path: 'contact',
              lazy: async () => ({
                Component: (await import('../features/marketing/contact/contact-page')).ContactPage,
              }),
            },
            {
              path: 'help-center',
              lazy: async () => ({
                Component: (await import('../features/marketing/help/help-center-page')).HelpCenterPage,
              }),
            },
            {
              path: 'careers',
              lazy: async () => ({
                Component: (await import('../features/marketing/careers/careers-page')).CareersPage,
              }),
            },
            {
              path: 'privacy',
              lazy: async () => ({ Component: (await import('../features/marketing/legal/privacy-page')).PrivacyPage }),
            },
            {
              path: 'terms',
              lazy: async () => ({ Component: (await import('../features/marketing/legal/terms-page')).TermsPage }),
            },
            {
              path: 'cookies',
              lazy: async () => ({ Component: (await import('../features/marketing/legal/cookies-page')).CookiesPage }),
            },
            {
              element: <PageMargins />,
              children: [
                { element: <PublicRoute />, children: [{ path: 'auth', element: <AuthPage providerLabel={label} /> }] },
                {
                  path: 'payment-success',
                  lazy: async () => ({
                    Component: (await import('./pages/payment-success-route')).PaymentSuccessRoute,
                  }),
                },
                { path: '*', element: <NotFoundPage /> },
              ],
            },
          ],
        },
        { path: 'auth/callback', element: <AuthCallbackPage client={authClient} providerLabel={label} /> },
        {
          element: <ProtectedRoute />,
          children: [
            {
              element: <AppShell authClient={authClient} config={config} />,
              children: signedInRoutes(config),
            },
          ],
        },
      ],
    },
  ]);
}
