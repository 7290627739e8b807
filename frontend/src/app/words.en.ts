/** Titles of the signed-in pages, and what visitors are offered in the bar. */
export const words = {
  titles: {
    account: 'Account',
    branding: 'Branding',
    client: 'Client',
    clients: 'Clients',
    consultantDashboard: 'Consultant Dashboard',
    dashboard: 'Dashboard',
    deletedSops: 'Deleted SOPs',
    earnings: 'Earnings',
    newSop: 'New SOP',
    notFound: 'Page not found',
    projects: 'Projects',
    sharedSop: 'Shared SOP',
    sop: 'SOP',
    sops: 'SOPs',
    teamActivity: 'Team Activity',
    usageAnalytics: 'Usage Analytics',
  },
  bar: {
    dashboard: 'Dashboard',
    signIn: 'Sign in',
    signOut: 'Sign out',
    pricing: 'View Pricing Plans',
  },
} as const;
