import type { RouteObject } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import type { TemplateSource } from '../api/template-source';
import { PublicRoute } from './guards';
import { PageMargins } from './marketing-shell';
import { NotFoundPage } from './pages/not-found-page';
import { templateRoutes } from './template-routes';

/** The configuration that public pages need. */
export type PublicConfig = Pick<AppConfig, 'provider' | 'contactDelivery'>;

/** Public pages, each loaded when it is needed (S2.1-S2.3, S2.10-S2.18). */
export function publicRoutes({ provider, contactDelivery }: PublicConfig, templates: TemplateSource): RouteObject[] {
  return [
    { index: true, lazy: async () => ({ Component: (await import('./pages/home-page')).HomePage }) },
    {
      path: 'pricing',
      lazy: async () => ({ Component: (await import('./pages/pricing-page')).PricingPage }),
    },
    ...templateRoutes(templates),
    {
      path: 'try',
      lazy: async () => ({ Component: (await import('./pages/try/try-page')).TryPage }),
    },
    {
      path: 'contact',
      lazy: async () => {
        const { ContactPage } = await import('../features/marketing/contact/contact-page');
        return { element: <ContactPage isDelivered={contactDelivery} /> };
      },
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
      path: 'security',
      lazy: async () => ({ Component: (await import('../features/marketing/facts/security-page')).SecurityPage }),
    },
    {
      path: 'how-drafting-works',
      lazy: async () => ({ Component: (await import('../features/marketing/facts/drafting-page')).DraftingPage }),
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
        {
          element: <PublicRoute />,
          children: [
            {
              path: 'auth',
              lazy: async () => {
                const { AuthRoute } = await import('./pages/auth-route');
                return { element: <AuthRoute providerLabel={provider.label} /> };
              },
            },
          ],
        },
        {
          path: 'auth/confirm',
          lazy: async () => ({
            Component: (await import('./pages/auth-confirm-route')).AuthConfirmRoute,
          }),
        },
        {
          path: 'join/:installId',
          lazy: async () => ({ Component: (await import('./pages/join-route')).JoinRoute }),
        },
        {
          path: 'payment-success',
          lazy: async () => ({
            Component: (await import('./pages/payment-success-route')).PaymentSuccessRoute,
          }),
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
