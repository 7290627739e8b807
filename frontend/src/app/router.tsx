import {
  createBrowserRouter,
  createStaticHandler,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import { apiTemplates } from '../api/template-source';
import { FullScreenSpinner } from '../components/full-screen-spinner';
import type { LazyAuthClient } from '../features/auth/lazy-auth-client';
import { ErrorPage } from './error-page';
import { ProtectedRoute } from './guards';
import { marketingRoutes } from './marketing-routes';
import { missingPageRoute } from './missing-page-route';
import { PageError } from './shell/page-error';
import { signedInRoutes } from './signed-in-routes';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Shows every page of the product by its address. */
export function createAppRouter(config: AppConfig, authClient: LazyAuthClient): AppRouter {
  return createBrowserRouter(appRoutes(config, authClient));
}

/** The same for a prerendered page that stays: its code is loaded first, and the scroll position is kept. */
export async function createHydratingRouter(config: AppConfig, authClient: LazyAuthClient): Promise<AppRouter> {
  const routes = appRoutes(config, authClient);
  const [hydrationData] = await Promise.all([
    dataOf(routes),
    ...(matchRoutes(routes, window.location) ?? []).map(({ route }) => load(route)),
  ]);
  // A router that is given data, even none, leaves the scrolling of the first page to the browser.
  return createBrowserRouter(routes, { hydrationData });
}

/** What the page was written from, so that the app finds it as it would have made it. */
async function dataOf(routes: RouteObject[]): Promise<HydrationState> {
  const hasLoader = (matchRoutes(routes, window.location) ?? []).some(({ route }) => route.loader);
  if (!hasLoader) return {};
  const context = await createStaticHandler(routes).query(new Request(window.location.href));
  return context instanceof Response ? {} : { loaderData: context.loaderData, errors: context.errors };
}

async function load(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  try {
    Object.assign(route, await lazy());
    delete route.lazy;
  } catch {
    // The router retries automatically, and reports when that fails, too.
  }
}

/** Pages behind sign-in are loaded when they are needed. */
export function appRoutes(config: AppConfig, authClient: LazyAuthClient): RouteObject[] {
  return [
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <FullScreenSpinner />,
      children: [
        // Before the routes of the public pages, which have one for visitors.
        missingPageRoute(config, authClient),
        marketingRoutes(config, apiTemplates),
        {
          path: 'auth/callback',
          lazy: async () => {
            const { AuthCallbackPage } = await import('../features/auth/auth-callback-page');
            return { element: <AuthCallbackPage client={authClient} providers={config.providers} /> };
          },
        },
        {
          element: <ProtectedRoute />,
          children: [
            {
              path: 'auth/new-password',
              lazy: async () => {
                const { NewPasswordRoute } = await import('./pages/new-password-route');
                return { element: <NewPasswordRoute providers={config.providers} /> };
              },
            },
            {
              lazy: async () => {
                const { AppShell } = await import('./app-shell');
                return { element: <AppShell authClient={authClient} config={config} /> };
              },
              // A page that crashes leaves the shell intact.
              children: [{ errorElement: <PageError />, children: signedInRoutes(config) }],
            },
          ],
        },
      ],
    },
  ];
}
