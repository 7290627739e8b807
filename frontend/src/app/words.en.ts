/** Titles of the signed-in pages, and the sign-in actions for visitors in the bar. */

export const titlesAccount = 'Account';
export const titlesBranding = 'Branding';
export const titlesClient = 'Client';
export const titlesClients = 'Clients';
export const titlesConsultantDashboard = 'Consultant Dashboard';
export const titlesDashboard = 'Dashboard';
export const titlesDeletedSops = 'Deleted SOPs';
export const titlesEarnings = 'Earnings';
export const titlesNewSop = 'New SOP';
export const titlesNotFound = 'Page not found';
export const titlesProjects = 'Projects';
export const titlesSharedSop = 'Shared SOP';
export const titlesSop = 'SOP';
export const titlesSops = 'SOPs';
export const titlesTeamActivity = 'Team Activity';
export const titlesUsageAnalytics = 'Usage Analytics';
export const barDashboard = 'Dashboard';
export const barSignIn = 'Sign in';
export const barSignOut = 'Sign out';
export const barPricing = 'View Pricing Plans';
