import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { ApiClient } from '../support/api-client.js';
import { useApi } from '../support/test-site.js';
import { TIME } from '../support/wire-formats.js';
import { submit } from './billing/billing-fixture.js';

const site = useApi();

interface Check {
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: string | null;
}

async function check({ client }: Person, body?: object): Promise<Check> {
  const answer = await client.post<Check>('/functions/check-subscription', body);
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('an account that never subscribed', () => {
  it('sees it in check-subscription and in its row (S3.9-S3.14, S7.23, S7.30)', async () => {
    const person = await site.personOf('free@example.test');
    expect(await check(person)).toEqual({ subscribed: false, subscription_tier: null, subscription_end: null });
    const { body } = await person.client.get('/subscriptions/me');
    expect(body).toEqual({
      user_id: person.userId,
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
      renews: false,
      monthly_amount_cents: null,
      billed_months: null,
      trial_ends_at: null,
      suspended: false,
      payment_failed: false,
      payment_due_by: null,
      members_read_until: null,
      next_plan: null,
      seat_limit: 0,
      created_at: null,
    });
  });

  it('cannot create an SOP', async () => {
    const { client } = await site.personOf('free@example.test');
    const { status, body } = await client.post('/sops', { prompt: 'Water the plants' });
    expect([status, body['code']]).toEqual([403, 'subscription-required']);
    expect((await client.get<{ items: [] }>('/sops')).body.items).toEqual([]);
  });

  it('has no portal yet', async () => {
    const { client } = await site.personOf('free@example.test');
    const { status, body } = await client.post('/functions/customer-portal');
    expect([status, body['code']]).toEqual([404, 'no-billing-account']);
  });
});

describe('buying a plan in the sandbox', () => {
  it.each([
    ['Starter', 'starter', 15, '$1,500.00'],
    ['Professional', 'professional', 30, '$4,500.00'],
    ['starter', 'starter', 15, '$1,500.00'],
    ['professional', 'professional', 30, '$5,000.00'],
  ])(
    '%s charges the price that was seen and opens the product (T1, S3.9-S3.13, S7.15, S7.16, S7.21, S7.23)',
    async (plan, tier, seats, price) => {
      const person = await site.personOf(`${plan === tier ? 'chooser' : 'landing'}-${tier}@example.test`);
      const { body } = await person.client.post<{ url: string }>('/functions/create-checkout', { plan });
      expect(body).toEqual({ url: expect.stringMatching(/^https?:/) });
      expect(await (await fetch(body.url)).text()).toContain(price);
      await subscribe(person, plan);
      const state = await check(person);
      expect(state).toEqual({ subscribed: true, subscription_tier: tier, subscription_end: expect.any(String) });
      expect(Date.parse(state.subscription_end ?? '')).toBeGreaterThan(Date.now());
      const row = await person.client.get('/subscriptions/me');
      const kept = { user_id: person.userId, subscribed: true, subscription_tier: tier };
      const end = state.subscription_end;
      const answered = { subscription_end: end, created_at: expect.stringMatching(TIME), seat_limit: seats };
      expect(row.body).toMatchObject({ ...kept, ...answered });
      const rows = await site.query('SELECT * FROM subscribers WHERE user_id = $1', [person.userId]);
      const stored = { subscription_end: new Date(end ?? ''), created_at: expect.any(Date) };
      expect(rows).toEqual([expect.objectContaining({ ...kept, ...stored })]);
      expect((await person.client.post('/sops', { prompt: 'Water the plants' })).status).toBe(201);
      const portal = await person.client.post<{ url: string }>('/functions/customer-portal');
      expect(portal.body).toEqual({ url: expect.stringMatching(/^https?:/) });
      expect((await fetch(portal.body.url)).status).toBe(200);
    },
  );

  it('sells nobody a second subscription', async () => {
    const person = await site.personOf('twice@example.test');
    await subscribe(person);
    const { body } = await person.client.post<{ url: string }>('/functions/create-checkout', { plan: 'starter' });
    expect(body.url).toContain('/sandbox/portal/');
  });

  it("does not open the product for a made-up or somebody else's session (SD.19)", async () => {
    const stranger = await site.personOf('stranger@example.test');
    expect((await check(stranger, { session_id: 'cs_test_madeup' })).subscribed).toBe(false);
    const { status } = await stranger.client.post('/functions/check-subscription', {
      session_id: "'; drop table sops",
    });
    expect(status).toBe(422);
  });
});

describe('create-checkout', () => {
  it('leads Enterprise to the contact page (T2, S6.8, S7.15, S7.16)', async () => {
    const { client } = await site.personOf('enterprise@example.test');
    const { body } = await client.post('/functions/create-checkout', { plan: 'Enterprise' });
    expect(body).toEqual({ url: '/contact?subject=Enterprise%20plan' });
  });

  it.each(['enterprise', 'PROFESSIONAL', ' starter', 'toString', '', null, 5])(
    'refuses the plan %j (T4)',
    async (plan) => {
      const { client } = await site.personOf('plans@example.test');
      expect((await client.post('/functions/create-checkout', { plan })).status).toBe(422);
    },
  );

  it.each([
    ['price', 'price_of_my_own'],
    ['customer', 'cus_of_somebody_else'],
    ['success_url', 'https://evil.example'],
    ['quantity', 0],
  ])('takes nothing but the plan: no %s', async (field, value) => {
    const { client } = await site.personOf('plans@example.test');
    const { status, body } = await client.post('/functions/create-checkout', { plan: 'starter', [field]: value });
    expect([status, body['code']]).toEqual([422, 'invalid-fields']);
  });

  it('leads back to this server, regardless of the origin that the request claims', async () => {
    const { client } = await site.personOf('led-back@example.test');
    const headers = { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' };
    const { body } = await client.post<{ url: string }>('/functions/create-checkout', { plan: 'starter' }, { headers });
    expect(new URL(body.url).origin).toBe(site.origin);
    const paid = await submit(body.url, { card: 'pays' });
    expect(paid.headers.get('location')).toMatch(`${site.origin}/payment-success?session_id=cs_`);
  });

  it('sells the next tier for premium and never stores a tier of that name (T3)', async () => {
    const person = await site.personOf('premium@example.test');
    await subscribe(person, 'premium');
    expect((await check(person)).subscription_tier).toBe('professional');
    const { body } = await person.client.post<{ url: string }>('/functions/create-checkout', { plan: 'premium' });
    expect(body.url).toBe('/contact?subject=Enterprise%20plan');
  });
});

describe('POST /stripe/webhook', () => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } });

  it.each([
    ['no signature', undefined],
    ['a forged one', Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_wrong' })],
    ['rubbish', 't=1,v1=zz'],
  ])('refuses %s with 400', async (_name, signature) => {
    const headers = { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) };
    const answer = await new ApiClient(site.origin).request('POST', '/stripe/webhook', { raw: payload, headers });
    expect(answer.status).toBe(400);
  });
});
