import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, subscribe } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { BillingFixture, check, createCheckout, rowOf, rowThat, submit } from './billing-fixture.js';

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
});

afterAll(() => billing?.close());

const newcomer = (name: string) => personOf(billing.server, `${name}@example.test`, 'user');

/** When the row was written, by whichever transaction. */
async function writtenAt(userId: string) {
  const { rows } = await billing.database.query<{ xmin: string; synced_at: Date; updated_at: Date }>(
    'SELECT xmin::text, synced_at, updated_at FROM subscribers WHERE user_id = $1',
    [userId],
  );
  return rows[0];
}

describe('a purchase', () => {
  it('with a declined card gives nothing and can be tried again on the same page', async () => {
    const person = await newcomer('declined');
    const url = await createCheckout(person, 'starter');
    expect((await submit(url, { card: 'declined' })).status).not.toBe(303);
    expect(await check(person)).toMatchObject({ subscribed: false });
    expect((await submit(url, { card: 'pays' })).status).toBe(303);
    await rowThat(person, (row) => row.subscribed);
  });

  it('asked for ten times at once makes one customer and one payment page', async () => {
    const person = await newcomer('hasty');
    const urls = await Promise.all(Array.from({ length: 10 }, () => createCheckout(person, 'professional')));
    expect(new Set(urls).size).toBe(1);
    const { rows } = await billing.database.query(
      `SELECT id FROM billing_sandbox WHERE kind = 'customer' AND doc #>> '{object,metadata,user_id}' = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ id: await billing.customerOf(person) }]);
  });

  it('of another plan closes the page of the first one', async () => {
    const person = await newcomer('undecided');
    const first = await createCheckout(person, 'starter');
    const second = await createCheckout(person, 'professional');
    expect(second).not.toBe(first);
    expect((await submit(first, { card: 'pays' })).status).not.toBe(303);
    expect(await check(person)).toMatchObject({ subscribed: false });
  });

  it('that was only begun is looked up without a change that open pages would be told of, and look up again', async () => {
    const person = await newcomer('thinking');
    await createCheckout(person, 'starter');
    await check(person);
    const first = await writtenAt(person.userId);
    await check(person);
    expect(await writtenAt(person.userId)).toEqual(first);
  });

  it('that still stands is looked up once in five minutes, and only that is written', async () => {
    const person = await newcomer('settled');
    await subscribe(person, 'starter');
    // Events of the purchase look it up as well.
    await billing.settle();
    await eventually(
      () => billing.database.query('SELECT 1 FROM stripe_events WHERE processed_at IS NULL'),
      ({ rowCount }) => rowCount === 0,
    );
    await billing.database.query(
      `UPDATE subscribers SET synced_at = now() - interval '6 minutes', updated_at = now() - interval '1 day'
       WHERE user_id = $1`,
      [person.userId],
    );
    const before = await writtenAt(person.userId);
    await check(person);
    const once = await writtenAt(person.userId);
    expect(once).toMatchObject({ updated_at: before?.updated_at });
    expect(once?.synced_at.getTime()).toBeGreaterThan(before?.synced_at.getTime() ?? 0);
    await check(person);
    expect(await writtenAt(person.userId)).toEqual(once);
  });

  it('is not possible twice: a subscriber gets the portal, for another price its confirmation', async () => {
    const person = await newcomer('subscriber');
    await subscribe(person, 'starter');
    const same = await createCheckout(person, 'starter');
    const dearer = await createCheckout(person, 'professional');
    expect([same, dearer].every((url) => url.includes('/sandbox/portal/'))).toBe(true);
    expect(await (await fetch(dearer)).text()).toContain('$5,000.00');
    expect(await (await fetch(same)).text()).not.toContain('Confirm');
  });

  it.each([
    ['Professional', '$1,500.00', '$5,000.00'],
    ['professional', '$1,500.00', '$4,500.00'],
    ['Starter', '$4,500.00', '$5,000.00'],
    ['starter', '$5,000.00', '$4,500.00'],
  ])('%s leads to a portal that offers the prices beside it: %s, not %s (billing m1)', async (plan, offered, other) => {
    const person = await newcomer(`home-of-${plan === plan.toLowerCase() ? 'dashboard' : 'landing'}-${plan}`);
    await subscribe(person, plan);
    const { body } = await person.client.post<{ url: string }>('/functions/customer-portal');
    const html = await (await fetch(body.url)).text();
    expect(html).toContain(offered);
    expect(html).not.toContain(other);
  });

  it.each([
    ['Professional', 'professional'],
    ['professional', 'Professional'],
  ])(
    'offers who bought %s no other price of the same plan when they choose %s (billing m1)',
    async (bought, chosen) => {
      const person = await newcomer(`keeps-the-price-of-${bought === 'Professional' ? 'landing' : 'dashboard'}`);
      await subscribe(person, bought);
      const html = await (await fetch(await createCheckout(person, chosen))).text();
      expect(html).toContain('Manage billing');
      expect(html).not.toContain('Confirm');
    },
  );

  it('goes by what Stripe says, not by a row that is behind, when a better plan has ended (billing m4)', async () => {
    const person = await newcomer('ended-unnoticed');
    await subscribe(person, 'professional');
    await billing.settle();
    await billing.database.query(
      `UPDATE billing_sandbox SET doc = jsonb_set(doc, '{object,status}', '"canceled"')
       WHERE kind = 'subscription' AND doc ->> 'customer' = $1`,
      [await billing.customerOf(person)],
    );
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'professional' });
    expect(await createCheckout(person, 'starter')).toContain('/sandbox/checkout/');
  });

  it('is verified by its own session only, opened as often as one likes (T21, SD.19)', async () => {
    const buyer = await newcomer('buyer');
    const stranger = await newcomer('stranger');
    const subscriber = await newcomer('other-subscriber');
    await subscribe(subscriber, 'starter');
    const url = await createCheckout(buyer, 'starter');
    const paid = await submit(url, { card: 'pays' });
    const sessionId = new URL(paid.headers.get('location') ?? '').searchParams.get('session_id') ?? '';
    expect(sessionId).toMatch(/^cs_/);
    expect(await check(buyer, sessionId)).toMatchObject({ subscribed: true, payment_verified: true });
    expect(await check(buyer, sessionId)).toMatchObject({ subscribed: true, payment_verified: true });
    expect(await check(stranger, sessionId)).toMatchObject({ subscribed: false, payment_verified: false });
    expect(await check(subscriber, sessionId)).toMatchObject({ subscribed: true, payment_verified: false });
    expect(await check(subscriber, 'cs_test_madeup')).toMatchObject({ payment_verified: false });
    expect(await rowOf(stranger)).toMatchObject({ subscribed: false });
  });

  it('is not verified before it is paid for', async () => {
    const person = await newcomer('hesitant');
    const url = await createCheckout(person, 'starter');
    const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
    expect(sessionId).toMatch(/^cs_/);
    expect(await check(person, sessionId)).toMatchObject({ subscribed: false, payment_verified: false });
  });
});
