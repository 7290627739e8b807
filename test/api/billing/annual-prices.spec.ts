import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '../../support/accounts.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { rowThat } from './billing-fixture.js';
import { StripeStandIn } from './stripe-stand-in.js';

let database: TestDatabase;
let standIn: StripeStandIn;
/** Sells plans by the year, too. */
let yearly: TestServer;
let monthly: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  standIn = await StripeStandIn.open();
  const env = { ...standIn.env, BILLING_ANNUAL_MONTHS: '10' };
  [yearly, monthly] = await Promise.all([
    startSharedServer({ databaseUrl: database.url, env }),
    startSharedServer({ databaseUrl: database.url, env: standIn.env }),
  ]);
  standIn.tell(yearly);
});

afterAll(async () => {
  await yearly?.discard();
  await monthly?.discard();
  await standIn?.close();
  await database?.drop();
});

const CHECKOUT = '/functions/create-checkout';

describe('a plan by the year (billing 4.4)', () => {
  it('is sold at the price of so many months, and is shown as such', async () => {
    const person = await personOf(yearly, 'yearly@example.test', 'user');
    const { body } = await person.client.post<{ url: string }>(CHECKOUT, { plan: 'starter', interval: 'year' });
    const { html } = await standIn.open(body.url);
    expect([html.includes('$15,000.00'), html.includes('per year, starting today')]).toEqual([true, true]);
    await standIn.submit(body.url, { card: 'pays' });
    await rowThat(person, (row) => row.subscribed);
    const { body: row } = await person.client.get('/subscriptions/me');
    expect(row).toMatchObject({ subscription_tier: 'starter', billed_months: 12, monthly_amount_cents: 125_000 });
  });

  it('has a payment page of its own beside that of the month', async () => {
    const person = await personOf(yearly, 'undecided@example.test', 'user');
    const pageOf = async (interval?: string) =>
      (await person.client.post<{ url: string }>(CHECKOUT, { plan: 'Professional', ...(interval && { interval }) }))
        .body.url;
    const [year, month] = [await pageOf('year'), await pageOf()];
    expect((await standIn.open(month)).html).toContain('per month, starting today');
    expect((await standIn.open(year)).status).not.toBe(200);
    expect(await pageOf('month')).toBe(month);
  });

  it('is refused where plans are sold by the month only', async () => {
    const person = await personOf(monthly, 'monthly@example.test', 'user');
    const { status, body } = await person.client.post(CHECKOUT, { plan: 'starter', interval: 'year' });
    expect([status, body['code']]).toEqual([409, 'annual-billing-is-off']);
  });

  it('knows no other interval', async () => {
    const person = await personOf(yearly, 'weekly@example.test', 'user');
    expect((await person.client.post(CHECKOUT, { plan: 'starter', interval: 'week' })).status).toBe(422);
  });
});
