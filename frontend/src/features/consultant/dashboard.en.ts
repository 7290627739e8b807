/** The figures and the tools on the dashboard. */
export const words = {
  notLoaded: 'Failed to load dashboard data',
  zone: (zone: string) => `Counted in the time zone ${zone}`,
  activeClients: 'Active Clients',
  activeProjects: 'Active Projects',
  earningsThisMonth: 'Earnings This Month',
  meetingsSoon: 'Meetings in the next 30 days',

  tools: {
    label: 'Consultant tools',
    clients: 'Clients',
    clientsText: 'Manage clients',
    projects: 'Projects',
    projectsText: 'Projects and meetings',
    branding: 'Branding',
    brandingText: 'Brand your exports',
    earnings: 'Earnings',
    earningsText: 'Track earnings',
  },
} as const;
