import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { loggedLine } from '../../support/logged-line.js';
import { type Person, personOf, subscribe } from '../../support/people.js';
import { BillingDesk, createCheckout, rowOf, submit } from './billing-desk.js';

let desk: BillingDesk;

beforeAll(async () => {
  desk = await BillingDesk.open();
});

afterAll(() => desk?.close());

const newcomer = (name: string): Promise<Person> => personOf(desk.server, `${name}@example.test`, 'user');

async function deliverUpdateOf(subscriptionOwner: Person, customer: string, eventId: string): Promise<void> {
  const object = {
    id: 'sub_of_the_event',
    object: 'subscription',
    status: 'active',
    customer,
    metadata: { user_id: subscriptionOwner.userId },
  };
  const created = Math.floor(Date.now() / 1000);
  const type = 'customer.subscription.updated';
  const event = { id: eventId, object: 'event', type, created, livemode: false, data: { object } };
  expect((await desk.deliver(JSON.stringify(event))).status).toBe(200);
}

/** A second live subscription of the same customer, as somebody with access to Stripe can make one. */
async function doubleSubscription(customer: string): Promise<void> {
  await desk.database.query(
    `INSERT INTO billing_sandbox (kind, id, doc)
     SELECT kind, 'sub_twin', jsonb_set(doc, '{object,id}', '"sub_twin"')
     FROM billing_sandbox WHERE kind = 'subscription' AND doc ->> 'customer' = $1`,
    [customer],
  );
}

async function detailsOf(customer: string): Promise<{ email: string; name: string } | undefined> {
  const { rows } = await desk.database.query<{ email: string; name: string }>(
    `SELECT doc #>> '{object,email}' AS email, doc #>> '{object,name}' AS name
     FROM billing_sandbox WHERE kind = 'customer' AND id = $1`,
    [customer],
  );
  return rows[0];
}

describe('a customer', () => {
  it('whom nobody owns is given to the person whom the event names', async () => {
    const person = await newcomer('unowned');
    await subscribe(person, 'starter');
    await desk.settle();
    const customer = await desk.customerOf(person);
    await desk.database.query('DELETE FROM billing_customers WHERE user_id = $1', [person.userId]);
    await desk.database.query('DELETE FROM subscribers WHERE user_id = $1', [person.userId]);
    await deliverUpdateOf(person, customer, 'evt_unowned');
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    expect(await desk.customerOf(person)).toBe(customer);
  });

  it('whom nobody owns is given to nobody who has a customer already', async () => {
    const person = await newcomer('owns-another');
    await createCheckout(person, 'starter');
    const own = await desk.customerOf(person);
    await deliverUpdateOf(person, 'cus_of_nobody', 'evt_owns_another');
    expect(await desk.customerOf(person)).toBe(own);
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
  });

  it('with two live subscriptions makes somebody look', async () => {
    const person = await newcomer('twice-charged');
    await subscribe(person, 'starter');
    const customer = await desk.customerOf(person);
    await doubleSubscription(customer);
    await deliverUpdateOf(person, customer, 'evt_twin');
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    const line = await loggedLine(desk.server, 'several-live');
    expect(line).toContain('Billing needs a look');
    expect(line).toContain('sub_twin');
  });

  it('gets receipts at the address that the account has now', async () => {
    const person = await newcomer('moved');
    await subscribe(person, 'starter');
    const customer = await desk.customerOf(person);
    expect(await detailsOf(customer)).toMatchObject({ email: 'moved@example.test' });
    await person.client.patch('/profiles/me', { full_name: 'Ada Lovelace' });
    await desk.database.query("UPDATE profiles SET email = 'new@example.test' WHERE id = $1", [person.userId]);
    await desk.startAgain();
    const details = await eventually(
      () => detailsOf(customer),
      (now) => now?.email === 'new@example.test',
    );
    expect(details).toEqual({ email: 'new@example.test', name: 'Ada Lovelace' });
  });
});

describe('a payment', () => {
  it('closes the other payment pages of the same person', async () => {
    const person = await newcomer('two-tabs');
    const url = await createCheckout(person, 'starter');
    const customer = await desk.customerOf(person);
    const { rows } = await desk.database.query<{ id: string }>(
      `INSERT INTO billing_sandbox (kind, id, doc)
       SELECT kind, id || 'x', jsonb_set(doc, '{object,id}', to_jsonb(id || 'x'))
       FROM billing_sandbox WHERE kind = 'checkout.session' AND doc ->> 'customer' = $1 RETURNING id`,
      [customer],
    );
    await submit(url, { card: 'pays' });
    const status = await eventually(
      () =>
        desk.database.query("SELECT doc #>> '{object,status}' AS status FROM billing_sandbox WHERE id = $1", [
          rows[0]?.id,
        ]),
      (answer) => answer.rows[0]?.status !== 'open',
    );
    expect(status.rows).toEqual([{ status: 'expired' }]);
  });
});
