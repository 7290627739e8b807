import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { BillingFixture, createCheckout, rowOf, rowThat, submit } from './billing-fixture.js';

const DAY_MS = 86_400_000;

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
});

afterAll(() => billing?.close());

async function subscriber(name: string, plan: string): Promise<Person> {
  const person = await personOf(billing.server, `${name}@example.test`, 'user');
  await subscribe(person, plan);
  return person;
}

async function portalOf({ client }: Person): Promise<string> {
  return (await client.post<{ url: string }>('/functions/customer-portal')).body.url;
}

/** Ids of the person's subscriptions, as the portal's buttons name them. */
async function subscriptionOf(person: Person): Promise<string> {
  const page = await (await fetch(await portalOf(person))).text();
  const id = /sub_[A-Za-z0-9]+/.exec(page)?.[0];
  if (!id) throw new Error('The portal shows no subscription');
  return id;
}

async function press(person: Person, fields: Record<string, string>): Promise<void> {
  const subscription = await subscriptionOf(person);
  const answer = await submit(await portalOf(person), { subscription, ...fields });
  expect(answer.status).toBe(303);
}

const daysUntil = (instant: string | null): number => (Date.parse(instant ?? '') - Date.now()) / DAY_MS;

describe('a subscription', () => {
  it('renews automatically', async () => {
    const person = await subscriber('renewal', 'starter');
    await billing.advance(person, 32);
    const row = await rowThat(person, (now) => daysUntil(now.subscription_end) > 25);
    expect(row).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
  });

  it('stays until its end when cancelled, can be resumed, and ends (S4.31, S4.32)', async () => {
    const person = await subscriber('cancelled', 'starter');
    const paidUntil = (await rowOf(person)).subscription_end;
    await press(person, { action: 'cancel' });
    await rowThat(person, (now) => now.renews === false);
    await press(person, { action: 'resume' });
    await rowThat(person, (now) => now.renews === true);
    await press(person, { action: 'cancel' });
    const cancelled = await rowThat(person, (now) => now.renews === false);
    expect(cancelled).toMatchObject({ subscribed: true, subscription_end: paidUntil });
    await billing.advance(person, 32);
    const ended = await rowThat(person, (now) => !now.subscribed);
    expect(ended).toMatchObject({ subscription_tier: null });
    expect(daysUntil(ended.subscription_end)).toBeLessThan(0);
    await subscribe(person, 'professional');
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'professional' });
  });

  it('shows a failed renewal as expired, keeps the product open for the grace, and recovers (T6, S2.88)', async () => {
    const person = await subscriber('recovered', 'starter');
    await billing.setCard(person, 'fails');
    await billing.advance(person, 32);
    const late = await rowThat(person, (now) => daysUntil(now.subscription_end) < 0);
    expect(late).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    const answer = await submit(await portalOf(person), { action: 'card', card: 'pays' });
    expect(answer.status).toBe(303);
    await rowThat(person, (now) => daysUntil(now.subscription_end) > 20);
  });

  it('that is not paid for opens nothing after the grace, and ends when the tries are used up (T6)', async () => {
    const person = await subscriber('unpaid', 'starter');
    await billing.setCard(person, 'fails');
    await billing.advance(person, 32);
    await rowThat(person, (now) => daysUntil(now.subscription_end) < 0);
    await billing.settle();
    await billing.database.query(
      "UPDATE subscribers SET subscription_end = now() - interval '8 days' WHERE user_id = $1 AND subscribed",
      [person.userId],
    );
    expect(await rowOf(person)).toMatchObject({ subscribed: false, subscription_tier: null });
    const { status } = await person.client.post('/sops', { prompt: 'Water the plants' });
    expect(status).toBe(403);
    await billing.advance(person, 30);
    await eventually(
      async () => (await billing.auditOf(person)).at(-1),
      (last) => last?.after.subscribed === false,
    );
  });

  it('is upgraded at once and downgraded at the end of the period; the product shows the tier', async () => {
    const person = await subscriber('changes', 'starter');
    const confirmation = await createCheckout(person, 'professional');
    expect(await (await fetch(confirmation)).text()).toContain('$5,000.00');
    await changeTo(person, 'dashboard_professional_5000');
    await rowThat(person, (now) => now.subscription_tier === 'professional');
    await changeTo(person, 'dashboard_starter_1500');
    const row = await rowThat(person, ({ next_plan: next }) => next !== null);
    expect(row).toMatchObject({
      subscription_tier: 'professional',
      next_plan: { tier: 'starter', monthly_amount_cents: 150_000, starts_at: row.subscription_end },
    });
    await billing.advance(person, 32);
    await rowThat(person, (now) => now.subscription_tier === 'starter');
  });
});

async function changeTo(person: Person, lookupKey: string): Promise<void> {
  const { rows } = await billing.database.query<{ id: string }>(
    "SELECT id FROM billing_sandbox WHERE kind = 'price' AND doc #>> '{object,lookup_key}' = $1",
    [lookupKey],
  );
  await press(person, { action: 'change', price: rows[0]?.id ?? '' });
}
