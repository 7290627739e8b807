import { plural } from '../../words/en';

/** The shell of every signed-in page: navigation, bar, notices and the back link. */

export const navigationLabel = 'Main';
export const navigationDrawer = 'Navigation';
export const navigationOpen = 'Open the navigation';
export const navigationDashboard = 'Dashboard';
export const navigationSops = 'SOPs';
export const navigationTeam = 'Team';
export const navigationAnalytics = 'Analytics';
export const navigationClients = 'Clients';
export const navigationProjects = 'Projects';
export const navigationBranding = 'Branding';
export const navigationEarnings = 'Earnings';
export const navigationOwnAccount = 'Your own account';

export const account = 'Account';
export const search = 'Search';
export const searchKeysApple = '⌘ K';
export const searchKeysOthers = 'Ctrl K';

export const backTo = (page: string) => `Back to ${page}`;

export const noConnection =
  'There is no connection to the server. What you see may be out of date; what you do is sent when the connection is back.';
export const noConnectionWaiting = (waiting: number) =>
  `There is no connection to the server. What you see may be out of date; ${plural(waiting, { one: 'one change waits', other: '# changes wait' })} to be sent, so keep this page open.`;
export const liveInterrupted =
  'Live updates are interrupted. Until they are back, reload the page to see what has changed.';
