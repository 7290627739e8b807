import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../../support/accounts.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { BillingFixture, check, createCheckout, rowThat } from './billing-fixture.js';
import { StripeStandIn } from './stripe-stand-in.js';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let standIn: StripeStandIn;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  standIn = await StripeStandIn.open();
  const terms = { BILLING_TRIAL_DAYS: '14', BILLING_PROMOTION_CODES: 'on', BILLING_TERMS_CONSENT: 'required' };
  server = await startSharedServer({ databaseUrl: database.url, env: { ...standIn.env, ...terms } });
  standIn.tell(server);
});

afterAll(async () => {
  await server?.discard();
  await standIn?.close();
  await database?.drop();
});

const newcomer = (name: string): Promise<Person> => personOf(server, `${name}@example.test`, 'user');
const AGREED = { card: 'pays', terms_of_service: 'accepted' };

describe('an installation that sells with a trial, promotion codes and consent (billing 4.2, 4.7, 4.10)', () => {
  it('opens the product at once, and shows when the first payment is due', async () => {
    const person = await newcomer('curious');
    const url = await createCheckout(person, 'starter');
    const { html } = await standIn.open(url);
    expect(html).toContain('after 14 free days');
    expect(html).toContain('Promotion code');
    expect((await standIn.submit(url, { card: 'pays' })).status).toBe(400);
    const paid = await standIn.submit(url, AGREED);
    const sessionId = new URL(paid.headers['location'] ?? '').searchParams.get('session_id') ?? '';
    expect(await check(person, sessionId)).toMatchObject({ subscribed: true, payment_verified: true });
    const row = (await person.client.get<{ trial_ends_at: string }>('/subscriptions/me')).body;
    expect((Date.parse(row.trial_ends_at) - Date.now()) / DAY_MS).toBeGreaterThan(13.9);
    expect((await person.client.post('/sops', { prompt: 'Water the plants' })).status).toBe(201);
  });

  it('gives the trial once, also to a customer who was forgotten at Stripe meanwhile', async () => {
    const person = await newcomer('again');
    await standIn.submit(await createCheckout(person, 'starter'), AGREED);
    await rowThat(person, (row) => row.subscribed);
    const [customer] = (await standIn.stripe.customers.list({ limit: 1 })).data;
    await standIn.stripe.customers.del(customer?.id ?? '');
    await rowThat(person, (row) => !row.subscribed);
    expect((await standIn.open(await createCheckout(person, 'starter'))).html).not.toContain('free days');
  });
});

describe('a trial', () => {
  let billing: BillingFixture;

  beforeAll(async () => {
    billing = await BillingFixture.open({ BILLING_TRIAL_DAYS: '14' });
  });

  afterAll(() => billing?.close());

  const checkoutOf = async (name: string): Promise<string> => {
    const person = await personOf(billing.server, `${name}@example.test`, 'user');
    if (name === 'granted') await billing.billing('grant', 'granted@example.test', 'starter');
    return (await fetch(await createCheckout(person, 'professional'))).text();
  };

  it('is not for a person to whom an operator has granted a plan', async () => {
    expect(await checkoutOf('first-plan')).toContain('after 14 free days');
    expect(await checkoutOf('granted')).not.toContain('free days');
  });
});
