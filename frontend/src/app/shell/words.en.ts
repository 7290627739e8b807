import { plural } from '../../words/en';

/** What surrounds every signed-in page: navigation, bar, notices and the way back. */
export const words = {
  navigation: {
    label: 'Main',
    drawer: 'Navigation',
    open: 'Open the navigation',
    dashboard: 'Dashboard',
    sops: 'SOPs',
    team: 'Team',
    analytics: 'Analytics',
    clients: 'Clients',
    projects: 'Projects',
    branding: 'Branding',
    earnings: 'Earnings',
    ownAccount: 'Your own account',
  },

  account: 'Account',
  search: 'Search',
  searchKeys: { apple: '⌘ K', others: 'Ctrl K' },

  breadcrumb: 'Breadcrumb',
  backTo: (page: string) => `Back to ${page}`,

  noConnection:
    'There is no connection to the server. What you see may be out of date; what you do is sent when the connection is back.',
  noConnectionWaiting: (waiting: number) =>
    `There is no connection to the server. What you see may be out of date; ${plural(waiting, { one: 'one change waits', other: '# changes wait' })} to be sent, so keep this page open.`,
  liveInterrupted: 'Live updates are interrupted. Until they are back, reload the page to see what has changed.',
} as const;
