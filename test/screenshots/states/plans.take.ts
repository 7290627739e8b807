import { beforeAll } from 'vitest';
import { createCheckout, submit } from '../../api/billing/billing-fixture.js';
import { BillingFixture, tabOf } from '../../browser/billing-fixture.js';
import { type Person, subscribe } from '../../support/accounts.js';
import { useSite } from '../../support/browser-site.js';
import { cuts, press, type State, type Step, scrollTo, sees, seesRole } from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

const site = useSite({ BILLING_SANDBOX_CONTROL: '1', BILLING_ANNUAL_MONTHS: '10' });
const billing = new BillingFixture(site);

const addressOf = (name: string) => `${name}@example.test`;
const sessions = new Map<string, Session>();
const sessionFor = (name: string) => () => {
  const session = sessions.get(name);
  if (!session) throw new Error(`Nobody is called ${name}`);
  return session;
};

let newcomer: Person;

/** Somebody with the Starter plan, and what became of it. */
async function subscriber(name: string, card: RegExp | null, days: number): Promise<void> {
  const { page } = await billing.subscriber(name);
  const { client } = await site.personOf(addressOf(name));
  await client.post('/functions/generate-install-link', { name: 'Tom' });
  if (card || days > 0) {
    const portal = await billing.openPortal(page);
    await portal.getByRole('button', { name: card ?? 'Cancel the subscription' }).click();
    await portal.getByText(card ? /confirmation|fails at every/ : /^Ends on /).waitFor();
    if (days > 0) await billing.letDaysPass(name, days);
  }
  await page.context().close();
  sessions.set(name, await sessionOf(site, addressOf(name)));
}

/** As many people as the plan has seats for, so that nobody else can be invited. */
async function takeAllSeats(name: string): Promise<void> {
  const { client } = await site.personOf(addressOf(name));
  for (const person of ['Mira', 'Jonas', 'Priya', 'Sven', 'Lucia', 'Amara', 'Kenji', 'Noor', 'Ines', 'Karl', 'Ruth']) {
    await client.post('/functions/generate-install-link', { name: person });
  }
  for (let free = 3; free > 0; free -= 1) await client.post('/functions/generate-install-link', {});
}

beforeAll(async () => {
  newcomer = await site.personOf(addressOf('newcomer'), 'user');
  sessions.set('newcomer', await sessionOf(site, addressOf('newcomer')));
  await subscribe(await site.personOf(addressOf('consultant'), 'consultant'), 'starter');
  sessions.set('consultant', await sessionOf(site, addressOf('consultant')));
  await site.personOf(addressOf('new-consultant'), 'consultant');
  sessions.set('new-consultant', await sessionOf(site, addressOf('new-consultant')));
  await pay();
  await subscriber('subscriber', null, 0);
  await subscriber('asked', /card 3184/, 32);
  await subscriber('closed', /card 0341/, 39);
  await subscriber('ended', null, 40);
  await subscriber('full', null, 0);
  await takeAllSeats('full');
});

const payment = async () => `/payment-success?session_id=${sessionIn(await createCheckout(newcomer, 'starter'))}`;
const sessionIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** Where the buyer comes back to, who is somebody else, so that the newcomer stays one. */
let paidAddress: string;

async function pay(): Promise<void> {
  const buyer = await site.personOf(addressOf('buyer'), 'user');
  sessions.set('buyer', await sessionOf(site, addressOf('buyer')));
  const url = await createCheckout(buyer, 'professional');
  await submit(url, { card: 'pays' });
  paidAddress = `/payment-success?session_id=${sessionIn(url)}`;
}

/** Goes on in the tab that a press opens, as far as the picture is concerned. */
const inNewTab =
  (name: string | RegExp): Step =>
  async (page) => {
    const opened = await tabOf(page, () => page.getByRole('button', { name }).first().click());
    await opened.waitForURL((url) => url.protocol.startsWith('http'));
    await opened.waitForLoadState();
    const address = opened.url();
    await opened.close();
    await page.goto(address);
  };

const minuteLater: Step = async (page) => {
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Check again' }).waitFor();
};

const account = scrollTo('Subscription');

const ofNewcomer: State[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-yearly', path: '/dashboard', steps: [press(/^Yearly/)] },
  { name: 'plan', path: '/dashboard', steps: [press('Choose Starter'), seesRole('button', 'Subscribe to Starter')] },
  {
    name: 'checkout-failed',
    path: '/dashboard',
    before: [cuts('/functions/create-checkout', 'POST')],
    steps: [press('Choose Starter'), press('Subscribe to Starter'), seesRole('alert')],
  },
  {
    name: 'checkout',
    path: '/dashboard',
    steps: [press('Choose Starter'), inNewTab('Subscribe to Starter')],
    isWhole: true,
  },
  { name: 'checkout-cancelled', path: '/dashboard?checkout=cancelled' },
  { name: 'payment-waiting', path: payment },
  { name: 'payment-late', path: payment, before: [(page) => page.clock.install()], steps: [minuteLater] },
  { name: 'payment-none', path: '/payment-success' },
  { name: 'sops', path: '/sops' },
  { name: 'new-sop', path: '/sops/new' },
  { name: 'team', path: '/team' },
  { name: 'account', path: '/account', steps: [account] },
  { name: 'pricing', path: '/pricing' },
  { name: 'template', path: '/templates/open-the-cafe', steps: [press('Use this template'), sees('You need a plan')] },
  { name: 'account-menu', path: '/dashboard', steps: [press('Account'), seesRole('menu')] },
];

const ofSubscriber: State[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'account', path: '/account', steps: [account] },
  { name: 'portal', path: '/dashboard', steps: [inNewTab('Manage Subscription')], isWhole: true },
  {
    name: 'portal-failed',
    path: '/dashboard',
    before: [cuts('/functions/customer-portal', 'POST')],
    steps: [press('Manage Subscription'), sees('Failed to open subscription management')],
  },
];

const afterwards: State[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'sops', path: '/sops' },
  { name: 'account', path: '/account', steps: [account] },
];

const PEOPLE: readonly (readonly [name: string, states: readonly State[]])[] = [
  ['newcomer', ofNewcomer],
  ['buyer', [{ name: 'payment-done', path: () => paidAddress, steps: [sees('Payment Successful')] }]],
  ['subscriber', ofSubscriber],
  [
    'full',
    [
      { name: 'dashboard', path: '/dashboard' },
      { name: 'team', path: '/team' },
    ],
  ],
  ['asked', afterwards],
  ['closed', afterwards],
  ['ended', afterwards],
  ['consultant', afterwards],
  ['new-consultant', [...afterwards, { name: 'new-sop', path: '/sops/new' }]],
];

for (const [name, states] of PEOPLE) {
  takeStates({ site, name: `plans-${name}`, session: sessionFor(name), states });
}

takeStates({
  site,
  name: 'plans-visitor',
  states: [
    { name: 'payment-sign-in', path: payment, steps: [sees('Sign in with the account that paid')] },
    { name: 'pricing-yearly', path: '/pricing', steps: [press(/^Yearly/, 'radio')] },
  ],
});
