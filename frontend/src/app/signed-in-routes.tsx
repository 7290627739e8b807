import type { RouteObject } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';
import { NotFoundPage } from './pages/not-found-page';
import type { PageHandle, PageLink } from './shell/page-handle';
import * as words from './words.en';

const DASHBOARD = { label: words.titlesDashboard, to: '/dashboard' };
const SOPS = { label: words.titlesSops, to: '/sops' };

/** Name of a page and the way back from it, for the shell. */
function handleOf(title: string, back?: PageLink): PageHandle {
  return back ? { title, back } : { title };
}

/** The pages behind sign-in; each is loaded when it is needed. */
export function signedInRoutes(config: AppConfig): RouteObject[] {
  return [
    ...['dashboard', 'dashboard/user'].map((path) => ({
      path,
      handle: handleOf(words.titlesDashboard),
      lazy: async () => {
        const { DashboardUserPage } = await import('./pages/dashboard-user-page');
        const { annualMonths, billingMode } = config;
        return { element: <DashboardUserPage hasPortal={billingMode !== 'none'} annualMonths={annualMonths} /> };
      },
    })),
    {
      path: 'dashboard/consultant',
      handle: handleOf(words.titlesConsultantDashboard),
      lazy: async () => {
        const { DashboardConsultantPage } = await import('./pages/dashboard-consultant-page');
        return { element: <DashboardConsultantPage annualMonths={config.annualMonths} /> };
      },
    },
    // There are no pages below the dashboards, but the guard still redirects each user type (S2.25, S2.26).
    ...['dashboard/user/*', 'dashboard/consultant/*'].map((path) => ({
      path,
      handle: handleOf(words.titlesNotFound),
      Component: NotFoundPage,
    })),
    {
      path: 'consultant/clients',
      handle: handleOf(words.titlesClients),
      lazy: async () => ({ Component: (await import('../features/consultant/clients-page')).ClientsPage }),
    },
    {
      path: 'consultant/clients/:id',
      handle: handleOf(words.titlesClient, { label: words.titlesClients, to: '/consultant/clients' }),
      lazy: async () => ({ Component: (await import('./pages/client-page')).ClientPage }),
    },
    {
      path: 'consultant/projects',
      handle: handleOf(words.titlesProjects),
      lazy: async () => ({ Component: (await import('../features/consultant/projects-page')).ProjectsPage }),
    },
    {
      path: 'consultant/branding',
      handle: handleOf(words.titlesBranding),
      lazy: async () => ({ Component: (await import('../features/consultant/branding-page')).BrandingPage }),
    },
    {
      path: 'consultant/analytics',
      handle: handleOf(words.titlesEarnings),
      lazy: async () => ({
        Component: (await import('../features/consultant/analytics-page')).ConsultantAnalyticsPage,
      }),
    },
    {
      path: 'sops',
      handle: {
        ...handleOf(words.titlesSops, DASHBOARD),
        views: { deleted: handleOf(words.titlesDeletedSops, SOPS) },
      },
      lazy: async () => ({ Component: (await import('./pages/sops-overview-page')).SopsOverviewPage }),
    },
    {
      path: 'sops/new',
      handle: handleOf(words.titlesNewSop, SOPS),
      lazy: async () => {
        const { NewSopPage } = await import('./pages/new-sop-page');
        return { element: <NewSopPage annualMonths={config.annualMonths} /> };
      },
    },
    {
      path: 'team',
      handle: handleOf(words.titlesTeamActivity, DASHBOARD),
      lazy: async () => ({ Component: (await import('./pages/team-page')).TeamPage }),
    },
    {
      path: 'analytics',
      handle: handleOf(words.titlesUsageAnalytics, DASHBOARD),
      lazy: async () => ({ Component: (await import('./pages/analytics-page')).AnalyticsPage }),
    },
    {
      path: 'account',
      handle: handleOf(words.titlesAccount),
      lazy: async () => {
        const { AccountPage } = await import('./pages/account-page');
        return {
          element: (
            <AccountPage
              providers={config.providers}
              hasApiExplorer={config.apiExplorer}
              hasPortal={config.billingMode !== 'none'}
            />
          ),
        };
      },
    },
    {
      path: 'shared-sops/:id',
      handle: handleOf(words.titlesSharedSop, SOPS),
      lazy: async () => {
        const [{ SharedSopPage }, { MeasuredSop }] = await Promise.all([
          import('./pages/shared-sop-page'),
          import('./pages/measured-sop'),
        ]);
        return {
          element: (
            <MeasuredSop>
              <SharedSopPage />
            </MeasuredSop>
          ),
        };
      },
    },
    {
      path: 'sops/:id',
      handle: handleOf(words.titlesSop, SOPS),
      lazy: async () => {
        const { SopRoute } = await import('./pages/sop-route');
        return { element: <SopRoute modelGuide={config.modelGuide} /> };
      },
    },
  ];
}
