import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { loggedLine } from '../../support/logged-line.js';
import { BillingFixture, createCheckout, submit } from './billing-fixture.js';

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
});

afterAll(() => billing?.close());

const newcomer = (name: string): Promise<Person> => personOf(billing.server, `${name}@example.test`, 'user');

interface Row {
  subscribed: boolean;
  tier: string | null;
}

/** The table's row: asking the product for it could bring it up to date. */
async function tableRow({ userId }: Person): Promise<Row | undefined> {
  const { rows } = await billing.database.query<Row>(
    'SELECT subscribed, subscription_tier AS tier FROM subscribers WHERE user_id = $1',
    [userId],
  );
  return rows[0];
}

async function buyUnnoticed(person: Person, plan: string): Promise<void> {
  await billing.hold();
  await submit(await createCheckout(person, plan), { card: 'pays' });
  await billing.loseHeldEvents();
}

/** A subscriber whose subscription has ended at Stripe, which takes the news for delivered. */
async function endedUnnoticed(name: string): Promise<Person> {
  const person = await newcomer(name);
  await subscribe(person, 'starter');
  await billing.settle();
  await billing.setCard(person, 'fails');
  await billing.hold();
  await billing.advance(person, 60);
  await billing.loseHeldEvents('delivered');
  await billing.database.query(
    "UPDATE subscribers SET subscription_end = subscription_end - interval '60 days' WHERE user_id = $1",
    [person.userId],
  );
  return person;
}

/** Somebody without a customer whose grant ended three days ago. */
async function endedGrant({ userId }: Person): Promise<void> {
  await billing.database.query(
    "INSERT INTO subscription_grants (user_id, tier, ends_at) VALUES ($1, 'starter', now() - interval '3 days')",
    [userId],
  );
  await billing.database.query(
    `INSERT INTO subscribers (user_id, subscribed, subscription_tier, subscription_end, renews)
     VALUES ($1, true, 'starter', now() - interval '3 days', false)`,
    [userId],
  );
}

/** Waits for the wanted row of somebody whom nobody but the reconciling looks at. */
const rowThat = (person: Person, isDone: (row: Row | undefined) => boolean) =>
  eventually(() => tableRow(person), isDone, 30_000);

const causesOf = async (person: Person): Promise<string[]> => (await billing.auditOf(person)).map(({ cause }) => cause);

describe('reconciling, when the product starts', () => {
  it('makes up for webhooks that never came', async () => {
    const person = await newcomer('reconciled');
    await buyUnnoticed(person, 'professional');
    expect(await tableRow(person)).toBeUndefined();
    await billing.startAgain();
    expect(await rowThat(person, (row) => row?.subscribed === true)).toEqual({
      subscribed: true,
      tier: 'professional',
    });
    expect(await causesOf(person)).toEqual(['reconcile']);
  });

  it('syncs customers whose subscription should have ended', async () => {
    const person = await endedUnnoticed('overdue');
    expect(await tableRow(person)).toEqual({ subscribed: true, tier: 'starter' });
    await billing.startAgain();
    expect(await rowThat(person, (row) => row?.subscribed === false)).toEqual({ subscribed: false, tier: null });
    expect((await causesOf(person)).at(-1)).toBe('reconcile');
  });

  it("goes on to the others when one person's billing is stuck", async () => {
    const stuck = await endedUnnoticed('stuck');
    const other = await endedUnnoticed('behind-stuck');
    await billing.database.query(
      "UPDATE subscribers SET subscription_end = subscription_end - interval '1 day' WHERE user_id = $1",
      [stuck.userId],
    );
    await billing.database.query('BEGIN');
    await billing.database.query('SELECT 1 FROM subscribers WHERE user_id = $1 FOR UPDATE', [stuck.userId]);
    await billing.startAgain();
    await rowThat(other, (row) => row?.subscribed === false);
    expect(await tableRow(stuck)).toMatchObject({ subscribed: true });
    await billing.database.query('COMMIT');
  }, 60_000);

  it('logs an error about webhooks that are unprocessed for ten minutes', async () => {
    await billing.database.query(
      `INSERT INTO stripe_events (id, type, created, received_at) VALUES
         ('evt_old', 'invoice.paid', 1, now() - interval '11 minutes'),
         ('evt_new', 'invoice.paid', 1, now() - interval '9 minutes')`,
    );
    await billing.startAgain();
    expect(await loggedLine(billing.server, 'Webhook events have not been dealt with')).toContain('"stuck":1');
  });

  it('raises no alarm about events that are never delivered again, and forgets them after 90 days (billing F1)', async () => {
    await billing.database.query('DELETE FROM stripe_events');
    await billing.database.query(
      `INSERT INTO stripe_events (id, type, created, received_at) VALUES
         ('evt_given_up', 'invoice.paid', 1, now() - interval '73 hours'),
         ('evt_outdated', 'invoice.paid', 1, now() - interval '91 days')`,
    );
    await billing.startAgain();
    const left = await eventually(
      () => billing.database.query('SELECT id FROM stripe_events ORDER BY id'),
      ({ rows }) => rows.every(({ id }) => id !== 'evt_outdated'),
    );
    expect(left.rows).toEqual([{ id: 'evt_given_up' }]);
    await billing.startAgain();
    await billing.settle();
    expect(billing.server.logs()).not.toContain('Webhook events have not been dealt with');
  }, 60_000);

  it('marks events as processed whose customer was synced (billing F1)', async () => {
    const person = await newcomer('noted');
    await buyUnnoticed(person, 'starter');
    await billing.database.query(
      `INSERT INTO stripe_events (id, type, created, error)
       SELECT id, doc #>> '{object,type}', 1, 'The payment service does not answer' FROM billing_sandbox
       WHERE kind = 'event' AND doc ->> 'customer' = $1 AND doc #>> '{object,type}' = 'invoice.paid'`,
      [await billing.customerOf(person)],
    );
    await billing.startAgain();
    const noted = await eventually(
      () =>
        billing.database.query(
          "SELECT error FROM stripe_events WHERE processed_at IS NOT NULL AND type = 'invoice.paid'",
        ),
      ({ rowCount }) => rowCount === 1,
    );
    expect(noted.rows).toEqual([{ error: null }]);
  });

  it('ends what an operator gave until a day that is over (billing m3)', async () => {
    const person = await newcomer('given-until');
    await endedGrant(person);
    await billing.startAgain();
    expect(await rowThat(person, (row) => row?.subscribed === false)).toEqual({ subscribed: false, tier: null });
  });
});

describe('what an operator gave', () => {
  it('opens nothing after its last day: the grace is for payments (billing m3)', async () => {
    const person = await newcomer('given-no-grace');
    await endedGrant(person);
    expect((await person.client.get('/subscriptions/me')).body).toMatchObject({ subscribed: false });
    expect((await person.client.post('/sops', { prompt: 'Water the plants' })).status).toBe(403);
  });
});
