import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { check, createCheckout, rowOf, rowThat } from './billing-fixture.js';
import { StripeStandIn } from './stripe-stand-in.js';

let database: TestDatabase;
let standIn: StripeStandIn;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  standIn = await StripeStandIn.open();
  server = await startSharedServer({ databaseUrl: database.url, env: standIn.env });
  standIn.tell(server);
});

afterAll(async () => {
  await server?.discard();
  await standIn?.close();
  await database?.drop();
});

const newcomer = (name: string): Promise<Person> => personOf(server, `${name}@example.test`, 'user');

async function portalOf({ client }: Person): Promise<string> {
  return (await client.post<{ url: string }>('/functions/customer-portal')).body.url;
}

describe('a product with a key of Stripe', () => {
  it('has made the catalog there, with the prices that it shows', async () => {
    const prices = await standIn.stripe.prices.list({ limit: 100 });
    const amounts = prices.data.map((price) => [price.lookup_key, price.unit_amount, price.currency]);
    expect(Object.fromEntries(amounts.map(([key, ...rest]) => [key, rest]))).toEqual({
      landing_starter_1500: [150_000, 'usd'],
      landing_professional_4500: [450_000, 'usd'],
      dashboard_starter_1500: [150_000, 'usd'],
      dashboard_professional_5000: [500_000, 'usd'],
    });
  });

  it.each([
    ['Starter', 'starter', '$1,500.00'],
    ['Professional', 'professional', '$4,500.00'],
    ['starter', 'starter', '$1,500.00'],
    ['professional', 'professional', '$5,000.00'],
  ])('sells %s on a page of Stripe, and receives its webhook (T1, S7.15, S7.16)', async (plan, tier, price) => {
    const person = await newcomer(`${plan === tier ? 'chooser' : 'landing'}-${tier}`);
    const url = await createCheckout(person, plan);
    expect(new URL(url).origin).toBe('https://checkout.example');
    expect((await standIn.open(url)).html).toContain(price);
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
    const paid = await standIn.submit(url, { card: 'pays' });
    expect(paid.headers['location']).toMatch(`${server.origin}/payment-success?session_id=cs_`);
    expect(await rowThat(person, (row) => row.subscribed)).toMatchObject({ subscription_tier: tier });
    expect((await person.client.post('/sops', { prompt: 'Water the plants' })).status).toBe(201);
  });

  it('verifies the payment directly while the webhook is late (T21, S7.24)', async () => {
    const person = await newcomer('early');
    await standIn.sandbox.hold({ on: true, order: 'as-sent', twice: false });
    const paid = await standIn.submit(await createCheckout(person, 'starter'), { card: 'pays' });
    const sessionId = new URL(paid.headers['location'] ?? '').searchParams.get('session_id') ?? '';
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
    expect(await check(person, sessionId)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    await standIn.sandbox.hold({ on: false, order: 'reverse', twice: true });
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
  });

  it('leads to the portal of Stripe, where a cancellation counts to the end of the period (S7.21)', async () => {
    const person = await newcomer('leaver');
    await standIn.submit(await createCheckout(person, 'starter'), { card: 'pays' });
    const { subscription_end: paidUntil } = await rowThat(person, (row) => row.subscribed);
    const portal = await portalOf(person);
    const subscription = /sub_[A-Za-z0-9]+/.exec((await standIn.open(portal)).html)?.[0] ?? '';
    expect((await standIn.submit(portal, { subscription, action: 'cancel' })).status).toBe(303);
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_end: paidUntil });
  });

  it('has no pages of a sandbox', async () => {
    const pages = ['/sandbox/checkout/cs_test_1', '/sandbox/portal/bps_1', '/sandbox/control/deliveries'];
    const answers = await Promise.all(pages.map((path) => fetch(`${server.origin}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('accepts events again that failed because Stripe did not answer', async () => {
    const person = await newcomer('unlucky');
    const url = await createCheckout(person, 'professional');
    standIn.network.cut();
    await standIn.submit(url, { card: 'pays' });
    await eventually(
      () => standIn.sandbox.listDeliveries(),
      (deliveries) => deliveries.some(({ attempts }) => attempts.some(({ status }) => status === 503)),
    );
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
    standIn.network.mend();
    expect(await rowThat(person, (row) => row.subscribed)).toMatchObject({ subscription_tier: 'professional' });
  }, 60_000);
});
