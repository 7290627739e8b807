import { beforeAll } from 'vitest';
import { useSite } from '../../support/browser-site.js';
import { addTemplateSops } from '../../support/many-sops.js';
import {
  cuts,
  fill,
  goesOffline,
  holds,
  openRowMenu,
  press,
  refuses,
  type State,
  searchFor,
  sees,
  seesRole,
} from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'unlucky@example.test';

let session: Session;
let id: string | undefined;

beforeAll(async () => {
  const person = await site.personOf(EMAIL, 'user');
  id = (await addTemplateSops(person, 4)).at(-1);
  await person.client.post('/functions/generate-install-link', { name: 'Tom' });
  session = await sessionOf(site, EMAIL);
});

const sop = () => `/sops/${id}`;

/** Each page while it waits, and when nothing comes. */
const PAGES: readonly { name: string; path: State['path']; asked: string }[] = [
  { name: 'dashboard', path: '/dashboard', asked: '/sops?**' },
  { name: 'dashboard-overview', path: '/dashboard', asked: '/overview/**' },
  { name: 'sops', path: '/sops', asked: '/sops?**' },
  { name: 'deleted-sops', path: '/sops?view=deleted', asked: '/deleted-sops?**' },
  { name: 'sop', path: sop, asked: '/sops/*' },
  { name: 'history', path: sop, asked: '/sops/*/versions**' },
  { name: 'team', path: '/team', asked: '/overview/**' },
  { name: 'analytics', path: '/analytics', asked: '/overview/**' },
  { name: 'account', path: '/account', asked: '/account/**' },
  { name: 'seats', path: '/team', asked: '/install-links**' },
  { name: 'profile', path: '/dashboard', asked: '/profiles/me' },
];

const states: State[] = [
  ...PAGES.map(({ name, path, asked }) => ({ name: `${name}-loading`, path, before: [holds(asked, 'GET')] })),
  ...PAGES.map(({ name, path, asked }) => ({ name: `${name}-failed`, path, before: [cuts(asked)] })),
  { name: 'offline', path: '/sops', steps: [goesOffline, sees(/There is no connection/)] },
  {
    name: 'offline-change',
    path: '/dashboard',
    steps: [
      goesOffline,
      sees(/There is no connection/),
      fill(/What is the procedure about/, 'Feed the fish.'),
      press('Generate SOP'),
      sees(/one change waits to be sent/),
    ],
  },
  {
    name: 'not-created',
    path: '/dashboard',
    before: [cuts('/sops', 'POST')],
    steps: [fill(/What is the procedure about/, 'Feed the fish.'), press('Generate SOP'), sees('Failed to create SOP')],
  },
  {
    name: 'not-deleted',
    path: '/sops',
    before: [cuts('/sops/*', 'DELETE')],
    steps: [openRowMenu, press('Delete', 'menuitem'), sees('Failed to delete SOP')],
  },
  {
    name: 'deleted',
    path: '/sops',
    before: [refuses('/sops/*', 'DELETE', 204, '')],
    steps: [openRowMenu, press('Delete', 'menuitem'), sees('SOP Deleted')],
  },
  {
    name: 'search',
    path: '/team',
    before: [cuts('/search?**')],
    steps: [searchFor('clean'), sees('SOPs could not be searched.')],
  },
  {
    name: 'templates',
    path: '/dashboard',
    before: [cuts('/templates?**')],
    steps: [press('Start from a template'), seesRole('dialog')],
  },
  {
    name: 'templates-loading',
    path: '/dashboard',
    before: [holds('/templates?**')],
    steps: [press('Start from a template'), seesRole('dialog')],
  },
  {
    name: 'compare',
    path: sop,
    before: [cuts('/sops/*/versions/*/**')],
    steps: [press(/^Compare/), seesRole('dialog')],
  },
  {
    name: 'invite',
    path: '/dashboard',
    before: [
      refuses(
        '/functions/generate-install-link',
        'POST',
        409,
        'This installation sends no mails: copy the link instead',
      ),
    ],
    steps: [
      press('Invite someone'),
      fill('E-mail', 'kim@example.test'),
      press('Send invitation'),
      sees(/sends no mails/),
    ],
  },
  {
    name: 'broken-page',
    path: '/dashboard',
    before: [refuses('/overview/team', 'GET', 200, '')],
    steps: [press('Team', 'link'), sees('This page could not be shown')],
    only: 'desk',
  },
];

takeStates({ site, name: 'failure', session: () => session, states });
