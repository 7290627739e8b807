import { beforeAll } from 'vitest';
import { useSite } from '../../support/browser-site.js';
import { fillAccounts } from '../demonstration.js';
import { OWNER, type SettledAccount, settle } from './settled-account.js';
import {
  chooseOfSop,
  cuts,
  fill,
  hasFailed,
  holds,
  keys,
  onPaper,
  openRowMenu,
  press,
  type State,
  type Step,
  scrollTo,
  searchFor,
  sees,
  seesRole,
} from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

const site = useSite({ BILLING_MODE: 'none' });

let account: SettledAccount;
let session: Session;

beforeAll(async () => {
  const { sopId } = await fillAccounts(site.server);
  account = await settle(site, [sopId]);
  session = await sessionOf(site, OWNER, [
    (page) => page.goto(`${site.origin}/dashboard`),
    seesRole('region', 'Your SOPs'),
    sees(/of 6\d/),
  ]);
});

const sop = () => `/sops/${account.ids[0]}`;
const ofTemplate = () => `/sops/${account.ids[3]}`;
const dialog = seesRole('dialog');
const menu = seesRole('menu');
/** A page of visitors gets its account later than what is held back. */
const signedIn: Step = (page) =>
  page
    .getByRole('button', { name: /^(Account of|Open menu)/ })
    .filter({ visible: true })
    .first()
    .waitFor();
const ofKitchen =
  (name: string): Step =>
  async (page) => {
    await press('Actions: Kitchen')(page);
    await page.getByRole('menuitem', { name }).click();
  };
const selectTwo = [press(/^Select (?!all)/, 'checkbox'), seesRole('group', 'Selected SOPs')];

const states: State[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-prompt', path: '/dashboard', steps: [press(/What is the procedure about/, 'textbox')] },
  { name: 'sops', path: '/sops' },
  { name: 'sops-folder', path: '/sops', steps: [press(/^Kitchen \d+$/)], only: 'desktop' },
  { name: 'folders', path: '/sops', steps: [press('Folders'), dialog], only: 'phone' },
  { name: 'folder-menu', path: '/sops', steps: [press('Actions: Kitchen'), menu], only: 'desktop' },
  { name: 'folder-rename', path: '/sops', steps: [ofKitchen('Rename'), dialog], only: 'desktop' },
  { name: 'folder-inside', path: '/sops', steps: [ofKitchen('New folder inside'), dialog], only: 'desktop' },
  { name: 'folder-move', path: '/sops', steps: [ofKitchen('Move to another folder'), dialog], only: 'desktop' },
  { name: 'folder-delete', path: '/sops', steps: [ofKitchen('Delete'), dialog], only: 'desktop' },
  { name: 'folder-new', path: '/sops', steps: [press('New folder'), dialog], only: 'desktop' },
  { name: 'sops-none-found', path: '/sops?q=submarine' },
  { name: 'sops-tag', path: '/sops?tag=audit' },
  { name: 'sops-found', path: '/sops?q=clean' },
  { name: 'sops-status', path: '/sops', steps: [press('Status', 'combobox'), seesRole('listbox')] },
  { name: 'sops-category', path: '/sops', steps: [press('Category', 'combobox'), seesRole('listbox')] },
  {
    name: 'sops-order',
    path: '/sops',
    steps: [press(/^(Sort|Order)/, 'combobox'), seesRole('listbox')],
    only: 'phone',
  },
  { name: 'row-menu', path: '/sops', steps: [openRowMenu] },
  { name: 'selected', path: '/sops', steps: selectTwo },
  {
    name: 'selected-all',
    path: '/sops',
    steps: [press(/^Select all/, 'checkbox'), seesRole('group', 'Selected SOPs')],
    only: 'desktop',
  },
  {
    name: 'selected-delete',
    path: '/sops',
    steps: [press(/^Select all/, 'checkbox'), press('Delete'), dialog],
    only: 'desktop',
  },
  { name: 'selected-status', path: '/sops', steps: [...selectTwo, press('Mark as'), menu] },
  { name: 'selected-tag', path: '/sops', steps: [...selectTwo, press('Add tag'), dialog] },
  { name: 'selected-move', path: '/sops', steps: [...selectTwo, press('Move to folder'), dialog] },
  { name: 'deleted-sops', path: '/sops?view=deleted' },
  { name: 'sop', path: sop },
  { name: 'sop-of-template', path: ofTemplate },
  { name: 'sop-print', path: sop, steps: [seesRole('article'), onPaper], isWhole: true },
  { name: 'sop-formats', path: sop, steps: [chooseOfSop('More formats'), menu] },
  { name: 'sop-category', path: sop, steps: [press(/^Category/), menu] },
  { name: 'sop-rename', path: sop, steps: [press('Rename'), seesRole('textbox', 'Title')] },
  { name: 'sop-tags', path: sop, steps: [press(/^(Add|Edit) tags$/), dialog] },
  { name: 'sop-folder', path: sop, steps: [press('Move to folder'), dialog] },
  { name: 'sop-draft-again', path: sop, steps: [chooseOfSop('Draft again'), dialog] },
  { name: 'sop-save-template', path: sop, steps: [chooseOfSop('Save as template'), dialog] },
  { name: 'sop-menu', path: sop, steps: [press('More actions'), menu], only: 'phone' },
  { name: 'sop-suggestion', path: sop, steps: [press('suggested'), menu] },
  { name: 'sop-complete', path: ofTemplate, steps: [press('Mark as completed'), dialog] },
  { name: 'version-keep', path: sop, steps: [press('Keep this version'), dialog] },
  {
    name: 'version-compare',
    path: sop,
    steps: [press(/^Compare version 1\.0/), seesRole('heading', 'Numbers and times')],
  },
  {
    name: 'version-bring-back',
    path: sop,
    steps: [
      press(/^Compare version 1\.0/),
      seesRole('heading', 'Numbers and times'),
      press(/^Restore \d/),
      seesRole('dialog', /^Restore version/),
    ],
  },
  { name: 'version-formats', path: sop, steps: [press(/^Export: version/), menu] },
  {
    name: 'templates',
    path: '/dashboard',
    steps: [press('Start from a template'), seesRole('region', 'Your templates')],
  },
  {
    name: 'template-preview',
    path: '/dashboard',
    steps: [press('Start from a template'), press(/^Opening the cafe/), seesRole('article')],
  },
  { name: 'templates-page', path: '/templates', steps: [seesRole('region', 'Your templates')], isWhole: true },
  { name: 'template-rename', path: '/templates', steps: [press(/^Rename: /), dialog] },
  { name: 'template-delete', path: '/templates', steps: [press(/^Delete: /), dialog] },
  { name: 'search', path: '/team', steps: [press('Search'), dialog] },
  {
    name: 'search-loading',
    path: '/team',
    before: [holds('/search?**')],
    steps: [searchFor('clean')],
  },
  {
    name: 'search-hits',
    path: '/team',
    steps: [searchFor('clean'), seesRole('option', /^Cleaning/)],
  },
  { name: 'team', path: '/team' },
  { name: 'team-none', path: '/team', steps: [press('Person', 'combobox'), press(/Mira/, 'option')] },
  { name: 'analytics', path: '/analytics' },
  {
    name: 'analytics-explained',
    path: '/analytics',
    steps: [(page) => page.getByText('Total Usage').hover(), seesRole('tooltip')],
    only: 'desktop',
  },
  { name: 'analytics-table', path: '/analytics', steps: [press('Show as table'), scrollTo('Actions day by day')] },
  { name: 'seats', path: '/team', steps: [scrollTo('Members')] },
  { name: 'seat-menu', path: '/team', steps: [press(/^More: Tom/), menu] },
  { name: 'seat-rename', path: '/team', steps: [press(/^More: Tom/), press('Rename', 'menuitem'), dialog] },
  { name: 'seat-revoke', path: '/team', steps: [press(/^Revoke/), dialog] },
  {
    name: 'seats-none-found',
    path: '/team',
    steps: [fill('Search seats', 'nobody', 'searchbox'), sees('No seats match your search.')],
  },
  {
    name: 'toast',
    path: '/sops',
    steps: [openRowMenu, press('Sync to Google Drive', 'menuitem'), sees(/Syncing/)],
  },
  { name: 'shortcuts', path: '/team', steps: [keys('?'), dialog], only: 'desktop' },
  {
    name: 'folders-failed',
    path: '/sops',
    before: [(page) => page.goto(`${site.origin}/sops`), sees(/of 6\d/), cuts('/folders')],
    steps: [hasFailed],
  },
  { name: 'templates-failed', path: '/templates', before: [cuts('/own-templates')], steps: [hasFailed] },
  {
    name: 'templates-loading',
    path: '/templates',
    before: [holds('/own-templates')],
    steps: [signedIn],
    isWhole: true,
  },
  { name: 'pricing', path: '/pricing' },
  { name: 'pricing-account', path: '/pricing', steps: [press(/^Account of/), menu], only: 'desktop' },
];

takeStates({ site, name: 'owner', session: () => session, states });
