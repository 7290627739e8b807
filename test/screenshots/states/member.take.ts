import { beforeAll } from 'vitest';
import { useSite } from '../../support/browser-site.js';
import { fillAccounts } from '../demonstration.js';
import { MEMBER, type SettledAccount, settle } from './settled-account.js';
import { cuts, fill, goesOffline, holds, press, type State, searchFor, sees, seesRole } from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

/** Plans are sold: a member has none and reads all the same. */
const site = useSite({ BILLING_MODE: 'none' });

let account: SettledAccount;
let session: Session;
let strangers: Session;

beforeAll(async () => {
  const { sopId } = await fillAccounts(site.server);
  account = await settle(site, [sopId]);
  session = await sessionOf(site, MEMBER);
  strangers = await sessionOf(site, 'somebody-else@example.test');
});

const shared = () => `/shared-sops/${account.ids[2]}`;
const SEARCH = 'Search what is shared with you';

const states: State[] = [
  { name: 'home', path: '/dashboard' },
  { name: 'sops', path: '/sops' },
  { name: 'sops-none-found', path: '/sops', steps: [fill(SEARCH, 'submarine', 'searchbox'), sees('Nothing found')] },
  { name: 'sops-found', path: '/sops', steps: [fill(SEARCH, 'clean', 'searchbox')] },
  { name: 'sops-loading', path: '/sops', before: [holds('/shared-sops?**')] },
  { name: 'sops-failed', path: '/sops', before: [cuts('/shared-sops?**')] },
  { name: 'sop', path: shared },
  { name: 'sop-formats', path: shared, steps: [press('More formats'), seesRole('menu')] },
  { name: 'sop-loading', path: shared, before: [holds('/shared-sops/*')] },
  { name: 'sop-failed', path: shared, before: [cuts('/shared-sops/*')] },
  { name: 'sop-of-others', path: '/shared-sops/01890000-0000-7000-8000-000000000000' },
  { name: 'offline', path: shared, steps: [goesOffline, sees(/There is no connection/)] },
  {
    name: 'search-hits',
    path: '/sops',
    steps: [searchFor('opening'), sees(/See all results/)],
  },
  { name: 'menu', path: '/sops', steps: [press('Open the navigation'), seesRole('dialog')], only: 'phone' },
  { name: 'account-menu', path: '/sops', steps: [press('Account'), seesRole('menu')] },
  { name: 'team', path: '/team' },
  { name: 'analytics', path: '/analytics' },
  { name: 'account', path: '/account' },
  { name: 'join-again', path: () => `/join/${account.taken}` },
];

takeStates({ site, name: 'member', session: () => session, states });

takeStates({
  site,
  name: 'invited',
  states: [
    { name: 'open', path: () => `/join/${account.open}` },
    { name: 'taken', path: () => `/join/${account.taken}` },
    { name: 'withdrawn', path: () => `/join/${account.revoked}` },
    { name: 'loading', path: () => `/join/${account.open}`, before: [holds('/invitations/*')] },
  ],
});

takeStates({
  site,
  name: 'invited-signed-in',
  session: () => strangers,
  states: [
    { name: 'open', path: () => `/join/${account.open}` },
    {
      name: 'taken',
      path: () => `/join/${account.taken}`,
      steps: [press('Join the team'), sees(/Somebody else|already/)],
    },
    {
      name: 'joined',
      path: async () => {
        const owner = await site.personOf('anna@example.test');
        return `/join/${(await owner.client.post<{ install_id: string }>('/functions/generate-install-link', {})).body.install_id}`;
      },
      steps: [press('Join the team'), sees('You are on the team')],
    },
  ],
});
