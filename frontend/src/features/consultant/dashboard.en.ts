/** The figures and the tools on the dashboard. */

export const notLoaded = 'Failed to load dashboard data';
export const zone = (zone: string) => `Counted in the time zone ${zone}`;
export const activeClients = 'Active Clients';
export const activeProjects = 'Active Projects';
export const earningsThisMonth = 'Earnings This Month';
export const meetingsSoon = 'Meetings in the next 30 days';

export const toolsLabel = 'Consultant tools';
export const toolsClients = 'Clients';
export const toolsClientsText = 'Manage clients';
export const toolsProjects = 'Projects';
export const toolsProjectsText = 'Projects and meetings';
export const toolsBranding = 'Branding';
export const toolsBrandingText = 'Brand your exports';
export const toolsEarnings = 'Earnings';
export const toolsEarningsText = 'Track earnings';
