import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, subscribe } from '../../support/people.js';
import { BillingDesk, check, createCheckout, rowOf, rowThat, submit } from './billing-desk.js';

let desk: BillingDesk;

beforeAll(async () => {
  desk = await BillingDesk.open();
});

afterAll(() => desk?.close());

const newcomer = (name: string) => personOf(desk.server, `${name}@example.test`, 'user');

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
    const { rows } = await desk.database.query(
      `SELECT id FROM billing_sandbox WHERE kind = 'customer' AND doc #>> '{object,metadata,user_id}' = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ id: await desk.customerOf(person) }]);
  });

  it('of another plan closes the page of the first one', async () => {
    const person = await newcomer('undecided');
    const first = await createCheckout(person, 'starter');
    const second = await createCheckout(person, 'professional');
    expect(second).not.toBe(first);
    expect((await submit(first, { card: 'pays' })).status).not.toBe(303);
    expect(await check(person)).toMatchObject({ subscribed: false });
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
