import { beforeAll } from 'vitest';
import { useSite } from '../../support/browser-site.js';
import { CONSULTANT_EMAIL, fillAccounts } from '../demonstration.js';
import { pictureFile } from './settled-account.js';
import { cuts, fill, hasFailed, holds, press, type State, sees, seesRole } from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

const site = useSite({ BILLING_MODE: 'none' });

const NEW = 'nora@example.test';
const WITH_A_LOOK = 'lena@example.test';
const DAY_MS = 86_400_000;

let session: Session;
let newSession: Session;
let lookSession: Session;
let clientId: string;
let sopId: string;

beforeAll(async () => {
  await fillAccounts(site.server);
  const { client } = await site.personOf(CONSULTANT_EMAIL);
  await client.patch('/profiles/me', { full_name: 'Carlos Vega' });
  const { body } = await client.get<{ items: { id: string; name: string }[] }>('/consultant/clients');
  clientId = body.items.find(({ name }) => name === 'Harbour Bakery')?.id ?? '';
  const own = { client_id: clientId };
  await client.post('/consultant/projects', { name: 'Audit in spring', due_at: at(40), status: 'planned', ...own });
  await client.post('/consultant/meetings', { title: 'Kick-off of the audit', scheduled_at: at(1), ...own });
  for (const [month, amount] of ['2400.00', '980.50', '3100.00'].entries()) {
    const reference = `Invoice 2026-0${18 - month}`;
    await client.post('/consultant/earnings', { amount, earned_at: at(-30 * (month + 1)), reference, ...own });
  }
  const template = { id: 'open-the-cafe', lang: 'en' };
  sopId = (await client.post<{ id: string }>('/sops', { template, ...own })).body.id;
  await client.post('/sops', { template: { id: 'close-the-kitchen', lang: 'en' }, ...own });
  await site.personOf(NEW, 'consultant');
  session = await sessionOf(site, CONSULTANT_EMAIL);
  newSession = await sessionOf(site, NEW);
  await site.personOf(WITH_A_LOOK, 'consultant');
  lookSession = await sessionOf(site, WITH_A_LOOK);
});

function at(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

const clientPath = () => `/consultant/clients/${clientId}`;
const dialog = seesRole('dialog');

const pages: State[] = [
  { name: 'dashboard', path: '/dashboard/consultant' },
  { name: 'clients', path: '/consultant/clients' },
  { name: 'projects', path: '/consultant/projects' },
  { name: 'branding', path: '/consultant/branding' },
  { name: 'earnings', path: '/consultant/analytics', isWhole: true, steps: [sees(/^Invoice 2026/)] },
  { name: 'sops', path: '/sops' },
  { name: 'new-sop', path: '/sops/new' },
  { name: 'team', path: '/team' },
  { name: 'analytics', path: '/analytics' },
  { name: 'account', path: '/account' },
];

/** Each page while it waits, and when nothing comes. */
const LOADED: readonly { name: string; path: State['path']; asked: string }[] = [
  { name: 'dashboard', path: '/dashboard', asked: '/consultant/**' },
  { name: 'clients', path: '/consultant/clients', asked: '/consultant/clients?**' },
  { name: 'client', path: clientPath, asked: '/consultant/clients/*' },
  { name: 'client-lists', path: clientPath, asked: '/consultant/{projects,meetings,earnings}?**' },
  { name: 'projects', path: '/consultant/projects', asked: '/consultant/**' },
  { name: 'earnings', path: '/consultant/analytics', asked: '/consultant/**' },
  { name: 'branding', path: '/consultant/branding', asked: '/consultant/branding' },
];

const states: State[] = [
  ...pages,
  { name: 'client', path: clientPath },
  { name: 'client-sop', path: () => `/sops/${sopId}` },
  { name: 'client-of-sop', path: () => `/sops/${sopId}`, steps: [press(/^Client: /), seesRole('menu')] },
  { name: 'client-delete', path: clientPath, steps: [press('Delete'), dialog] },
  { name: 'client-earning', path: clientPath, steps: [press('Add an earning'), dialog] },
  { name: 'client-not-found', path: '/consultant/clients/01890000-0000-7000-8000-000000000000' },
  { name: 'client-add', path: '/consultant/clients', steps: [press('Add a client'), dialog] },
  {
    name: 'client-faults',
    path: '/consultant/clients',
    steps: [press('Add a client'), fill('Email', 'harbour'), press('Save'), sees('Name is required.')],
  },
  { name: 'client-change', path: '/consultant/clients', steps: [press(/^Edit: /), dialog] },
  { name: 'project-add', path: '/consultant/projects', steps: [press('Add a project'), dialog] },
  { name: 'meeting-add', path: '/consultant/projects', steps: [press('Add a meeting'), dialog] },
  { name: 'project-change', path: '/consultant/projects', steps: [press(/^Edit: Food safety/), dialog] },
  { name: 'project-delete', path: '/consultant/projects', steps: [press(/^Delete: Food safety/), dialog] },
  { name: 'meeting-change', path: '/consultant/projects', steps: [press(/^Edit: Review of/), dialog] },
  { name: 'meeting-delete', path: '/consultant/projects', steps: [press(/^Delete: Review of/), dialog] },
  { name: 'earning-add', path: '/consultant/analytics', steps: [press('Add an earning'), dialog] },
  {
    name: 'earning-faults',
    path: '/consultant/analytics',
    steps: [press('Add an earning'), fill('Amount', 'ten'), press('Save'), sees(/Enter an amount such as/)],
  },
  { name: 'earning-change', path: '/consultant/analytics', steps: [press(/^Edit: /), dialog] },
  {
    name: 'clients-none-ended',
    path: '/consultant/clients',
    steps: [press('Show ended clients', 'switch'), sees('There are no ended clients.')],
  },
  { name: 'earning-void', path: '/consultant/analytics', steps: [press(/^Void: /), dialog] },
  {
    name: 'calendar',
    path: '/consultant/projects',
    steps: [press(/^(Create|Replace) (a|the) link$/), seesRole('textbox', /shown only now/)],
  },
  { name: 'calendar-in-use', path: '/consultant/projects', isWhole: true, steps: [sees(/A link has been in use/)] },
  { name: 'new-sop-client', path: '/sops/new', steps: [press('Client', 'combobox'), seesRole('listbox')] },
  { name: 'menu', path: '/dashboard', steps: [press('Open the navigation'), dialog], only: 'phone' },
  ...LOADED.map(({ name, path, asked }) => ({ name: `${name}-loading`, path, before: [holds(asked, 'GET')] })),
  ...LOADED.map(({ name, path, asked }) => ({
    name: `${name}-failed`,
    path,
    before: [cuts(asked)],
    steps: [hasFailed],
    isWhole: true,
  })),
];

/** What somebody else has for a look: it would be on the pages of the others. */
const looks: State[] = [
  {
    name: 'branding-hard-to-read',
    path: '/consultant/branding',
    isWhole: true,
    steps: [
      (page) => page.getByLabel('Titles and headings').fill('#ffe08a'),
      press('Save'),
      sees(/hard to read on white/),
    ],
  },
  {
    name: 'branding-logo-refused',
    path: '/consultant/branding',
    isWhole: true,
    steps: [
      (page) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }),
      seesRole('alert'),
    ],
  },
  {
    name: 'branding-logo',
    path: '/consultant/branding',
    isWhole: true,
    steps: [
      async (page) => page.locator('input[type=file]').setInputFiles(await pictureFile()),
      seesRole('img', 'Your logo'),
    ],
  },
];

takeStates({ site, name: 'consultant', session: () => session, states });
takeStates({ site, name: 'consultant', session: () => lookSession, states: looks });
/** Who has nothing yet waits for no entries. */
const emptyPages = pages.map((state) => (state.name === 'earnings' ? { ...state, steps: [] } : state));

takeStates({ site, name: 'new-consultant', session: () => newSession, states: emptyPages });
