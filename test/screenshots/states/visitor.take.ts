import { useSite } from '../../support/browser-site.js';
import { PUBLIC_PAGES } from '../../support/public-pages.js';
import { cuts, fill, holds, press, refuses, type State, scrollTo, sees, seesRole } from './state.js';
import { takeStates } from './take-states.js';

const site = useSite();

const PROMPT =
  'Closing the café: the barista wipes the counter. The shift lead counts the till to 200 EUR and locks the door at 22:30.';
const BOX = 'What has to be done?';
const TEMPLATE = '/templates/open-the-cafe';

const pages: State[] = [
  ...PUBLIC_PAGES.map((path) => ({ name: path === '/' ? 'landing' : path.slice(1), path })),
  { name: 'security', path: '/security' },
  { name: 'how-drafting-works', path: '/how-drafting-works' },
  { name: 'templates', path: '/templates' },
  { name: 'templates-german', path: '/templates/de' },
  { name: 'template', path: TEMPLATE },
  { name: 'template-not-found', path: '/templates/nowhere' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'join-unknown', path: '/join/AAAAAAAAAAAAAAAAAAAAAA' },
  { name: 'confirm-code', path: '/auth/confirm' },
  { name: 'confirm-link', path: '/auth/confirm?token_hash=abc&type=recovery' },
];

const states: State[] = [
  ...pages,
  { name: 'menu', path: '/', steps: [press(/menu|navigation/i), seesRole('navigation', 'Menu')], only: 'phone' },
  { name: 'pricing-sign-in', path: '/pricing', steps: [press('Choose Starter'), seesRole('dialog')] },
  {
    name: 'templates-none',
    path: '/templates',
    steps: [fill(/Search/, 'rocket launch', 'searchbox'), sees('No templates match')],
  },
  {
    name: 'templates-failed',
    path: '/try',
    before: [cuts('/templates?**')],
    steps: [press('Templates', 'link'), seesRole('button', 'Try again')],
    only: 'desktop',
  },
  { name: 'try-empty', path: '/try', steps: [press('Draft it'), sees('Please describe the task first.')] },
  {
    name: 'try-waiting',
    path: '/try',
    before: [holds('/drafts/preview')],
    steps: [fill(BOX, PROMPT), press('Draft it')],
  },
  {
    name: 'try-draft',
    path: '/try',
    isWhole: true,
    steps: [fill(BOX, PROMPT), press('Draft it'), seesRole('article')],
  },
  {
    name: 'try-nothing',
    path: '/try',
    steps: [fill(BOX, 'zorbing at our place'), press('Draft it'), sees('There is nothing to follow yet')],
  },
  {
    name: 'try-unreachable',
    path: '/try',
    before: [cuts('/drafts/preview', 'POST')],
    steps: [fill(BOX, PROMPT), press('Draft it'), seesRole('alert')],
  },
  {
    name: 'try-too-many',
    path: '/try',
    before: [refuses('/drafts/preview', 'POST', 429, 'Too many drafts')],
    steps: [fill(BOX, PROMPT), press('Draft it'), seesRole('alert')],
  },
  {
    name: 'contact-faults',
    path: '/contact',
    steps: [
      fill('Enter the code', 'x'),
      press('Check code'),
      sees(/^Incorrect code/),
      scrollTo('Verification code', 'group'),
    ],
  },
  {
    name: 'sign-in-provider',
    path: '/auth',
    steps: [press(/^Continue with/), seesRole('textbox', 'Another email address')],
    isWhole: true,
  },
  {
    name: 'confirm-link-spent',
    path: '/auth/confirm?token_hash=abc&type=recovery',
    steps: [press('Continue'), seesRole('heading', 'This link no longer works')],
  },
  {
    name: 'join-failed',
    path: '/join/AAAAAAAAAAAAAAAAAAAAAA',
    before: [cuts('/invitations/*')],
    steps: [seesRole('heading', 'The invitation could not be loaded')],
  },
  { name: 'payment-success', path: '/payment-success' },
];

takeStates({ site, name: 'visitor', states });
