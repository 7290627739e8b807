import { beforeAll } from 'vitest';
import { subscribe } from '../../support/accounts.js';
import { useSite } from '../../support/browser-site.js';
import { fillAccounts } from '../demonstration.js';
import { MEMBER, OWNER, type SettledAccount, settle } from './settled-account.js';
import {
  cuts,
  fill,
  goesOffline,
  hasFailed,
  holds,
  onPaper,
  press,
  refuses,
  type State,
  searchFor,
  sees,
  seesRole,
} from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

/** Plans are sold: a member has none and reads all the same. */
const site = useSite();

let account: SettledAccount;
let session: Session;
/** Each joins by themselves, and once. */
let count = 0;

beforeAll(async () => {
  await subscribe(await site.personOf(OWNER, 'user'), 'professional');
  const { sopId } = await fillAccounts(site.server);
  account = await settle(site, [sopId]);
  session = await sessionOf(site, MEMBER);
});

const shared = () => `/shared-sops/${account.ids[2]}`;
const SEARCH = 'Search what is shared with you';

const states: State[] = [
  { name: 'home', path: '/dashboard', isWhole: true, steps: [seesRole('searchbox', SEARCH)] },
  { name: 'sops', path: '/sops' },
  { name: 'sops-none-found', path: '/sops', steps: [fill(SEARCH, 'submarine', 'searchbox'), sees('Nothing found')] },
  { name: 'sops-found', path: '/sops', steps: [fill(SEARCH, 'clean', 'searchbox')] },
  { name: 'sops-loading', path: '/sops', before: [holds('/shared-sops**')] },
  { name: 'sops-failed', path: '/sops', before: [cuts('/shared-sops**')], steps: [hasFailed] },
  { name: 'sop', path: shared },
  { name: 'sop-print', path: shared, steps: [seesRole('button', 'Print'), onPaper], isWhole: true },
  { name: 'sop-pictures-failed', path: shared, before: [cuts('/shared-sops/*/attachments')], steps: [hasFailed] },
  { name: 'sop-loading', path: shared, before: [holds('/shared-sops/*')] },
  { name: 'sop-failed', path: shared, before: [cuts('/shared-sops/*')], steps: [hasFailed] },
  { name: 'sop-of-others', path: '/shared-sops/01890000-0000-7000-8000-000000000000' },
  { name: 'offline', path: shared, steps: [goesOffline, sees(/There is no connection/)] },
  {
    name: 'search-hits',
    path: '/sops',
    steps: [searchFor('opening'), seesRole('option', /^Opening the bakery/)],
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
  session: () => {
    count += 1;
    return sessionOf(site, `somebody-else-${count}@example.test`);
  },
  states: [
    { name: 'open', path: () => `/join/${account.open}` },
    {
      name: 'taken',
      path: () => `/join/${account.taken}`,
      steps: [press('Continue'), sees('Someone else has joined with this invitation')],
    },
    {
      name: 'full',
      path: () => `/join/${account.open}`,
      before: [refuses('/invitations/*/accept', 'POST', 409, 'The team has no seat left')],
      steps: [press('Join the team'), sees('The team has no seat left')],
    },
    {
      name: 'joined',
      path: async () => {
        const owner = await site.personOf(OWNER);
        return `/join/${(await owner.client.post<{ install_id: string }>('/functions/generate-install-link', {})).body.install_id}`;
      },
      steps: [press('Join the team'), sees('You are on the team')],
    },
  ],
});
