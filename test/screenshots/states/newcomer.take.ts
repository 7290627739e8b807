import { useSite } from '../../support/browser-site.js';
import { fill, keys, press, type State, searchFor, sees, seesRole } from './state.js';
import { sessionOf, takeStates } from './take-states.js';

const site = useSite({ BILLING_MODE: 'none' });

const PROMPT = 'What is the procedure about?';

const states: State[] = [
  { name: 'dashboard', path: '/dashboard/user', isWhole: true, steps: [seesRole('region', 'First steps')] },
  { name: 'dashboard-example', path: '/dashboard', steps: [press('Customer complaint')] },
  { name: 'sops', path: '/sops' },
  { name: 'deleted-sops', path: '/sops?view=deleted' },
  { name: 'new-sop', path: '/sops/new' },
  { name: 'team', path: '/team' },
  { name: 'analytics', path: '/analytics' },
  { name: 'account', path: '/account' },
  { name: 'templates', path: '/dashboard', steps: [press('Start from a template'), sees(/^\d+ templates$/)] },
  { name: 'import', path: '/dashboard', steps: [press('Import documents'), seesRole('dialog')] },
  {
    name: 'import-paste',
    path: '/dashboard',
    steps: [press('Import documents'), press('Paste text'), seesRole('textbox', 'Text of a document or email')],
  },
  { name: 'search', path: '/team', steps: [press('Search'), seesRole('dialog')] },
  {
    name: 'search-none',
    path: '/team',
    steps: [searchFor('submarine'), sees(/No SOPs found/)],
  },
  { name: 'shortcuts', path: '/team', steps: [keys('?'), seesRole('dialog', 'Keyboard shortcuts')], only: 'desktop' },
  { name: 'menu', path: '/dashboard', steps: [press('Open the navigation'), seesRole('dialog')], only: 'phone' },
  { name: 'account-menu', path: '/dashboard', steps: [press('Account'), seesRole('menu')] },
  { name: 'invite', path: '/dashboard', steps: [press('Invite someone'), seesRole('dialog')] },
  {
    name: 'invited',
    path: '/dashboard',
    steps: [press('Invite someone'), fill('Name', 'Mira'), press('Create link'), sees('Install Link Generated')],
  },
  { name: 'not-found', path: '/nowhere' },
  { name: 'sop-not-found', path: '/sops/01890000-0000-7000-8000-000000000000' },
  { name: 'shared-sop-not-found', path: '/shared-sops/01890000-0000-7000-8000-000000000000' },
  {
    name: 'drafted',
    path: '/dashboard',
    isWhole: true,
    steps: [
      fill(PROMPT, 'Opening the shop: the cashier counts the till to 200 EUR, then unlocks the door at 7:00.'),
      press('Generate SOP'),
      seesRole('article'),
      seesRole('heading', /checks pass$/),
    ],
  },
];

// Each picture is of a person of its own: what one of them has made would stand on the pages of the next.
let count = 0;
takeStates({
  site,
  name: 'newcomer',
  session: () => {
    count += 1;
    return sessionOf(site, `newcomer-${count}@example.test`);
  },
  states,
});
