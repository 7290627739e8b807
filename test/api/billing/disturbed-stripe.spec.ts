import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { check, rowOf, type Subscription } from './billing-fixture.js';
import { StripeStandIn } from './stripe-stand-in.js';

let database: TestDatabase;
let rows: pg.Client;
let standIn: StripeStandIn;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = new pg.Client({ connectionString: database.ownerUrl });
  await rows.connect();
  standIn = await StripeStandIn.open();
  server = await startSharedServer({ databaseUrl: database.url, env: standIn.env });
  standIn.tell(server);
});

afterAll(async () => {
  await server?.discard();
  await standIn?.close();
  await rows?.end();
  await database?.drop();
});

/** What goes wrong while somebody lives with a subscription. */
interface Disturbance {
  name: string;
  begin?: () => Promise<void> | void;
  /** After each thing that the person does. */
  afterStep?: (person: Person) => Promise<void>;
  end?: () => Promise<void> | void;
}

const hold = (on: boolean, how: { order?: 'as-sent' | 'reverse'; twice?: boolean } = {}) =>
  standIn.sandbox.hold({ on, order: 'as-sent', twice: false, ...how });

/** Others buy other things through the same account, some with references that look like ours. */
async function sellToStrangers({ userId }: Person): Promise<void> {
  const { stripe } = standIn;
  const stranger = await stripe.customers.create({ metadata: { user_id: 'order-123' } });
  const magazine = await stripe.products.create({ name: 'A magazine' });
  const price = await stripe.prices.create({
    product: magazine.id,
    currency: 'usd',
    unit_amount: 900,
    recurring: { interval: 'month' },
  });
  for (const reference of ['', '42', 'order-123', userId]) {
    await stripe.subscriptions.create({
      customer: stranger.id,
      items: [{ price: price.id }],
      collection_method: 'send_invoice',
      days_until_due: 14,
      metadata: { user_id: reference },
    });
  }
}

/** Nothing is told, and for a moment nobody answers. */
async function fallSilent(): Promise<void> {
  standIn.network.cut();
  await new Promise((resolve) => setTimeout(resolve, 300));
  standIn.network.mend();
}

const DISTURBANCES: readonly Disturbance[] = [
  { name: 'answers and tells at once' },
  {
    name: 'answers slowly',
    begin: () => standIn.network.slowDown(200),
    end: () => standIn.network.slowDown(0),
  },
  {
    name: 'tells everything late, in the wrong order and twice',
    begin: () => hold(true),
    afterStep: async () => {
      await hold(false, { order: 'reverse', twice: true });
      await hold(true);
    },
    end: () => hold(false),
  },
  { name: 'has strangers who buy other things', afterStep: sellToStrangers },
  {
    name: 'tells nothing and does not always answer',
    begin: () => hold(true),
    afterStep: fallSilent,
    end: () => hold(false),
  },
];

/** What the dashboard shows to somebody who comes back after a while. */
async function see(person: Person, isDone: (row: Subscription) => boolean): Promise<Subscription> {
  return eventually(async () => {
    await rows.query("UPDATE subscribers SET synced_at = now() - interval '6 minutes' WHERE user_id = $1", [
      person.userId,
    ]);
    await check(person);
    return rowOf(person);
  }, isDone);
}

/** The answer to a click: whoever is told that it did not work clicks again. */
async function addressFrom(person: Person, path: string, body?: object): Promise<string> {
  const answer = await eventually(
    () => person.client.post<{ url: string }>(path, body),
    ({ status }) => status === 200,
  );
  return answer.body.url;
}

async function pressInPortal(person: Person, label: string): Promise<void> {
  const portal = await addressFrom(person, '/functions/customer-portal');
  const { html } = await standIn.open(portal);
  const form = html.split('<form').find((part) => part.includes(label)) ?? '';
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)">/g)];
  const values = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
  expect((await standIn.submit(portal, values)).status).toBe(303);
}

async function buy(person: Person, plan: string): Promise<void> {
  const page = await addressFrom(person, '/functions/create-checkout', { plan });
  expect((await standIn.submit(page, { card: 'pays' })).status).toBe(303);
}

describe.each(DISTURBANCES)('with a Stripe that $name', ({ name, begin, afterStep, end }) => {
  it('somebody buys, upgrades, cancels, comes to the end, and buys again', async () => {
    const person = await personOf(server, `${name.replaceAll(/\W+/g, '-')}@example.test`, 'user');
    const settle = async () => afterStep?.(person);
    await begin?.();
    try {
      await buy(person, 'starter');
      await settle();
      await see(person, (row) => row.subscription_tier === 'starter');
      await pressInPortal(person, 'Change to Professional');
      await settle();
      await see(person, (row) => row.subscription_tier === 'professional');
      await pressInPortal(person, 'Cancel the subscription');
      await settle();
      expect(await see(person, (row) => row.renews === false)).toMatchObject({ subscribed: true });
      const { rows: customers } = await rows.query<{ id: string }>(
        'SELECT stripe_customer_id AS id FROM billing_customers WHERE user_id = $1',
        [person.userId],
      );
      expect(customers).toHaveLength(1);
      const customer = customers[0]?.id ?? '';
      await standIn.sandbox.advance({ seconds: 32 * 86_400, customer });
      await settle();
      await see(person, (row) => !row.subscribed && row.subscription_end !== null);
      await buy(person, 'Professional');
      await settle();
      await see(person, (row) => row.subscription_tier === 'professional');
      const statuses = (await standIn.stripe.subscriptions.list({ customer, status: 'all' })).data;
      expect(statuses.map(({ status }) => status)).toEqual(['active', 'canceled']);
    } finally {
      await end?.();
    }
  }, 90_000);
});
