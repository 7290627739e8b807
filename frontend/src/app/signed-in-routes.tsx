import type { RouteObject } from 'react-router-dom';
import type { AppConfig } from '../api/app-config';

/** The pages behind sign-in; each is loaded when it is needed. */
export function signedInRoutes(config: AppConfig): RouteObject[] {
  return [
    ...['dashboard', 'dashboard/user'].map((path) => ({
      path,
      lazy: async () => {
        const { DashboardUserPage } = await import('./pages/dashboard-user-page');
        return { element: <DashboardUserPage hasPortal={config.billingMode !== 'none'} /> };
      },
    })),
    {
      path: 'dashboard/consultant',
      lazy: async () => ({ Component: (await import('./pages/dashboard-consultant-page')).DashboardConsultantPage }),
    },
    {
      path: 'consultant/clients',
      lazy: async () => ({ Component: (await import('../features/consultant/clients-page')).ClientsPage }),
    },
    {
      path: 'consultant/projects',
      lazy: async () => ({ Component: (await import('../features/consultant/projects-page')).ProjectsPage }),
    },
    {
      path: 'consultant/branding',
      lazy: async () => ({ Component: (await import('../features/consultant/branding-page')).BrandingPage }),
    },
    {
      path: 'consultant/analytics',
      lazy: async () => ({
        Component: (await import('../features/consultant/analytics-page')).ConsultantAnalyticsPage,
      }),
    },
    {
      path: 'sops',
      lazy: async () => ({ Component: (await import('./pages/sops-overview-page')).SopsOverviewPage }),
    },
    { path: 'team', lazy: async () => ({ Component: (await import('./pages/team-page')).TeamPage }) },
    { path: 'analytics', lazy: async () => ({ Component: (await import('./pages/analytics-page')).AnalyticsPage }) },
    {
      path: 'shared-sops/:id',
      lazy: async () => ({ Component: (await import('./pages/shared-sop-page')).SharedSopPage }),
    },
    {
      path: 'sops/:id',
      lazy: async () => ({ Component: (await import('../features/sops/page/sop-page')).SopPage }),
    },
  ];
}
