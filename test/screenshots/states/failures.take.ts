import { beforeAll } from 'vitest';
import { useSite } from '../../support/browser-site.js';
import { createSop, until } from '../../support/drafted-sops.js';
import { addTemplateSops } from '../../support/many-sops.js';
import {
  cuts,
  fill,
  goesOffline,
  hasFailed,
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
/** An SOP with lines of its own, and a version from before. */
let writtenId: string;

beforeAll(async () => {
  const person = await site.personOf(EMAIL, 'user');
  id = (await addTemplateSops(person, 4)).at(-1);
  await person.client.post('/functions/generate-install-link', { name: 'Tom' });
  const { id: changedId } = await createSop(person);
  const { document, version } = await until(person, changedId, ['succeeded']);
  await person.client.post(`/sops/${changedId}/versions`, { note: 'As it was in spring' });
  await person.client.patch(`/sops/${changedId}`, {
    document: { ...document, purpose: 'The café opens on time, warm and clean.' },
    version,
  });
  writtenId = changedId;
  session = await sessionOf(site, EMAIL);
});

const sop = () => `/sops/${id}`;
const written = () => `/sops/${writtenId}`;

/** Each page while it waits, and when nothing comes. */
const PAGES: readonly { name: string; path: State['path']; asked: string }[] = [
  { name: 'dashboard', path: '/dashboard', asked: '/sops?**' },
  { name: 'sops', path: '/sops', asked: '/sops?**' },
  { name: 'deleted-sops', path: '/sops?view=deleted', asked: '/deleted-sops?**' },
  { name: 'sop', path: sop, asked: '/sops/*' },
  { name: 'history', path: sop, asked: '/sops/*/versions**' },
  { name: 'checks', path: written, asked: '/sops/*/checks' },
  { name: 'attachments', path: sop, asked: '/sops/*/attachments' },
  { name: 'team', path: '/team', asked: '/overview/**' },
  { name: 'analytics', path: '/analytics', asked: '/overview/**' },
  { name: 'account', path: '/account', asked: '/account/**' },
  { name: 'sign-ins', path: '/account', asked: '/auth/user' },
  { name: 'archives', path: '/account', asked: '/archives' },
  { name: 'seats', path: '/team', asked: '/install-links**' },
];

const states: State[] = [
  ...PAGES.map(({ name, path, asked }) => ({ name: `${name}-loading`, path, before: [holds(asked, 'GET')] })),
  ...PAGES.map(({ name, path, asked }) => ({
    name: `${name}-failed`,
    path,
    before: [cuts(asked)],
    steps: [hasFailed],
    // An SOP is longer than a picture.
    isWhole: path !== sop && path !== written,
  })),
  { name: 'offline', path: '/sops', steps: [goesOffline, sees(/There is no connection/)] },
  {
    name: 'offline-change',
    path: '/dashboard',
    steps: [
      seesRole('textbox', /What is the procedure about/),
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
    steps: [press('Start from a template'), seesRole('dialog'), hasFailed],
  },
  {
    name: 'templates-loading',
    path: '/dashboard',
    before: [holds('/templates?**')],
    steps: [press('Start from a template'), seesRole('dialog')],
  },
  {
    name: 'compare',
    path: written,
    before: [cuts('/sops/*/versions/*/**')],
    steps: [press(/^Compare/), seesRole('dialog'), hasFailed],
  },
  {
    name: 'invite',
    path: '/dashboard',
    before: [
      refuses(
        '/functions/generate-install-link',
        'POST',
        409,
        'This installation does not send email: copy the link instead',
      ),
    ],
    steps: [
      press('Invite someone'),
      fill('Email', 'kim@example.test'),
      press('Send invitation'),
      sees(/does not send email/),
    ],
  },
  { name: 'profile', path: '/dashboard', before: [cuts('/profiles/me')] },
  {
    name: 'subscription',
    path: '/dashboard',
    before: [cuts('/functions/check-subscription', 'POST')],
    steps: [hasFailed],
  },
  {
    name: 'storage-full',
    path: written,
    before: [refuses('/sops/*/attachments', 'POST', 413, 'There is no room left for your files')],
    steps: [
      (page) =>
        page
          .getByLabel('File to add')
          .setInputFiles({ name: 'floor plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }),
      sees(/no room left/),
    ],
  },
  {
    name: 'broken-page',
    path: '/dashboard',
    before: [refuses('/overview/team', 'GET', 200, '')],
    steps: [press('Team', 'link'), sees('This page could not be shown')],
    only: 'desktop',
  },
];

takeStates({ site, name: 'failure', session: () => session, states });
