import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { loggedLine } from '../../support/logged-line.js';
import { BillingFixture, createCheckout, rowOf, submit } from './billing-fixture.js';

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
});

afterAll(() => billing?.close());

const newcomer = (name: string): Promise<Person> => personOf(billing.server, `${name}@example.test`, 'user');

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
  expect((await billing.deliver(JSON.stringify(event))).status).toBe(200);
}

/** A second live subscription of the same customer, as somebody with access to Stripe can make one. */
async function doubleSubscription(customer: string): Promise<void> {
  await billing.database.query(
    `INSERT INTO billing_sandbox (kind, id, doc)
     SELECT kind, 'sub_twin', jsonb_set(doc, '{object,id}', '"sub_twin"')
     FROM billing_sandbox WHERE kind = 'subscription' AND doc ->> 'customer' = $1`,
    [customer],
  );
}

async function detailsOf(customer: string): Promise<{ email: string; name: string } | undefined> {
  const { rows } = await billing.database.query<{ email: string; name: string }>(
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
    await billing.settle();
    const customer = await billing.customerOf(person);
    await billing.database.query('DELETE FROM billing_customers WHERE user_id = $1', [person.userId]);
    await billing.database.query('DELETE FROM subscribers WHERE user_id = $1', [person.userId]);
    await deliverUpdateOf(person, customer, 'evt_unowned');
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    expect(await billing.customerOf(person)).toBe(customer);
  });

  it('whom nobody owns is given to nobody who has a customer already', async () => {
    const person = await newcomer('owns-another');
    await createCheckout(person, 'starter');
    const own = await billing.customerOf(person);
    await deliverUpdateOf(person, 'cus_of_nobody', 'evt_owns_another');
    expect(await billing.customerOf(person)).toBe(own);
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
  });

  it('with two live subscriptions makes somebody look', async () => {
    const person = await newcomer('twice-charged');
    await subscribe(person, 'starter');
    const customer = await billing.customerOf(person);
    await doubleSubscription(customer);
    await deliverUpdateOf(person, customer, 'evt_twin');
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    const line = await loggedLine(billing.server, 'several-live');
    expect(line).toContain('Billing needs a look');
    expect(line).toContain('sub_twin');
  });

  it('gets receipts at the address that the account has now', async () => {
    const person = await newcomer('moved');
    await subscribe(person, 'starter');
    const customer = await billing.customerOf(person);
    expect(await detailsOf(customer)).toMatchObject({ email: 'moved@example.test' });
    await person.client.patch('/profiles/me', { full_name: 'Ada Lovelace' });
    await billing.database.query("UPDATE profiles SET email = 'new@example.test' WHERE id = $1", [person.userId]);
    await billing.startAgain();
    const details = await eventually(
      () => detailsOf(customer),
      (now) => now?.email === 'new@example.test',
    );
    expect(details).toEqual({ email: 'new@example.test', name: 'Ada Lovelace' });
  });
});

describe('a company', () => {
  it('keeps the name and the address that it gave for its invoices when the account changes (billing M4)', async () => {
    const person = await newcomer('bookkept');
    await subscribe(person, 'starter');
    const customer = await billing.customerOf(person);
    const portal = (await person.client.post<{ url: string }>('/functions/customer-portal')).body.url;
    const details = { email: 'books@acme.example', business_name: 'Acme Inc.', tax_id: '12-3456789' };
    expect((await submit(portal, { action: 'details', ...details })).status).toBe(303);
    await person.client.patch('/profiles/me', { full_name: 'Grace Hopper' });
    await billing.database.query("UPDATE profiles SET email = 'moved-too@example.test' WHERE id = $1", [person.userId]);
    await billing.startAgain();
    await eventually(
      () => billing.database.query('SELECT told_email FROM billing_customers WHERE user_id = $1', [person.userId]),
      ({ rows }) => rows[0]?.told_email === 'moved-too@example.test',
    );
    expect(await detailsOf(customer)).toEqual({ email: 'books@acme.example', name: 'Acme Inc.' });
  });
});

describe('a payment', () => {
  it('closes the other payment pages of the same person', async () => {
    const person = await newcomer('two-tabs');
    const url = await createCheckout(person, 'starter');
    const customer = await billing.customerOf(person);
    const { rows } = await billing.database.query<{ id: string }>(
      `INSERT INTO billing_sandbox (kind, id, doc)
       SELECT kind, id || 'x', jsonb_set(doc, '{object,id}', to_jsonb(id || 'x'))
       FROM billing_sandbox WHERE kind = 'checkout.session' AND doc ->> 'customer' = $1 RETURNING id`,
      [customer],
    );
    await submit(url, { card: 'pays' });
    const status = await eventually(
      () =>
        billing.database.query("SELECT doc #>> '{object,status}' AS status FROM billing_sandbox WHERE id = $1", [
          rows[0]?.id,
        ]),
      (answer) => answer.rows[0]?.status !== 'open',
    );
    expect(status.rows).toEqual([{ status: 'expired' }]);
  });
});
