import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { BillingFixture, rowThat, submit } from './billing-fixture.js';

const DAY_MS = 86_400_000;

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
});

afterAll(() => billing?.close());

async function subscriber(name: string, card: 'pays' | 'fails' | 'asks'): Promise<Person> {
  const person = await personOf(billing.server, `${name}@example.test`, 'user');
  await subscribe(person, 'starter');
  await billing.setCard(person, card);
  return person;
}

async function paymentPageOf({ client }: Person): Promise<string> {
  return (await client.post<{ url: string }>('/subscriptions/me/payment')).body.url;
}

async function dueByOf({ client }: Person): Promise<string | null> {
  return (await client.get<{ payment_due_by: string | null }>('/subscriptions/me')).body.payment_due_by;
}

describe('a payment that has failed', () => {
  it.each(['fails', 'asks'] as const)(
    'can be made or confirmed on the page of its invoice, by the end of the grace: the card %s (billing 4.6)',
    async (card) => {
      const person = await subscriber(`late-${card}`, card);
      expect(await dueByOf(person)).toBeNull();
      await billing.advance(person, 32);
      const row = await rowThat(person, (now) => Date.parse(now.subscription_end ?? '') < Date.now());
      const dueBy = await dueByOf(person);
      expect(Date.parse(dueBy ?? '') - Date.parse(row.subscription_end ?? '')).toBe(7 * DAY_MS);
      const page = await paymentPageOf(person);
      expect(page).toContain('/sandbox/invoice/');
      expect((await submit(page, { action: 'pay' })).status).toBe(303);
      await rowThat(person, (now) => Date.parse(now.subscription_end ?? '') > Date.now());
      expect(await dueByOf(person)).toBeNull();
    },
  );

  it('can still be made while the dashboard is closed, and no more once the subscription has ended', async () => {
    const person = await subscriber('closed', 'fails');
    await billing.advance(person, 31 + 8);
    await rowThat(person, (now) => !now.subscribed);
    expect(Date.parse((await dueByOf(person)) ?? '')).toBeLessThan(Date.now());
    expect(await paymentPageOf(person)).toContain('/sandbox/invoice/');
    await billing.advance(person, 10);
    await billing.settle();
    expect(await dueByOf(person)).toBeNull();
    expect(await paymentPageOf(person)).toContain('/sandbox/portal/');
  });
});

describe('without a missing payment', () => {
  it('the page is the one where the subscription is managed, and there is none without a purchase', async () => {
    expect(await paymentPageOf(await subscriber('punctual', 'pays'))).toContain('/sandbox/portal/');
    const stranger = await personOf(billing.server, 'stranger@example.test', 'user');
    const answer = await stranger.client.post('/subscriptions/me/payment');
    expect([answer.status, answer.body['code']]).toEqual([404, 'no-billing-account']);
  });
});
