import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { loggedLine } from '../../support/logged-line.js';
import { type Person, personOf, subscribe } from '../../support/people.js';
import { BillingDesk, createCheckout, submit } from './billing-desk.js';

let desk: BillingDesk;

beforeAll(async () => {
  desk = await BillingDesk.open();
});

afterAll(() => desk?.close());

const newcomer = (name: string): Promise<Person> => personOf(desk.server, `${name}@example.test`, 'user');

interface Row {
  subscribed: boolean;
  tier: string | null;
}

/** The table's row: asking the product for it could bring it up to date. */
async function tableRow({ userId }: Person): Promise<Row | undefined> {
  const { rows } = await desk.database.query<Row>(
    'SELECT subscribed, subscription_tier AS tier FROM subscribers WHERE user_id = $1',
    [userId],
  );
  return rows[0];
}

async function buyUnnoticed(person: Person, plan: string): Promise<void> {
  await desk.hold();
  await submit(await createCheckout(person, plan), { card: 'pays' });
  await desk.loseHeldEvents();
}

/** A subscriber whose subscription has ended at Stripe, which takes the news for delivered. */
async function endedUnnoticed(name: string): Promise<Person> {
  const person = await newcomer(name);
  await subscribe(person, 'starter');
  await desk.settle();
  await desk.setCard(person, 'fails');
  await desk.hold();
  await desk.advance(person, 60);
  await desk.loseHeldEvents('delivered');
  await desk.database.query(
    "UPDATE subscribers SET subscription_end = subscription_end - interval '60 days' WHERE user_id = $1",
    [person.userId],
  );
  return person;
}

/** Waits for the wanted row of somebody whom nobody but the reconciling looks at. */
const rowThat = (person: Person, isDone: (row: Row | undefined) => boolean) =>
  eventually(() => tableRow(person), isDone, 30_000);

const causesOf = async (person: Person): Promise<string[]> => (await desk.auditOf(person)).map(({ cause }) => cause);

describe('reconciling, when the product starts', () => {
  it('makes up for webhooks that never came', async () => {
    const person = await newcomer('reconciled');
    await buyUnnoticed(person, 'professional');
    expect(await tableRow(person)).toBeUndefined();
    await desk.startAgain();
    expect(await rowThat(person, (row) => row?.subscribed === true)).toEqual({
      subscribed: true,
      tier: 'professional',
    });
    expect(await causesOf(person)).toEqual(['reconcile']);
  });

  it('looks again at whoever should have ended by now', async () => {
    const person = await endedUnnoticed('overdue');
    expect(await tableRow(person)).toEqual({ subscribed: true, tier: 'starter' });
    await desk.startAgain();
    expect(await rowThat(person, (row) => row?.subscribed === false)).toEqual({ subscribed: false, tier: null });
    expect((await causesOf(person)).at(-1)).toBe('reconcile');
  });

  it("goes on to the others when one person's billing is stuck", async () => {
    const stuck = await endedUnnoticed('stuck');
    const other = await endedUnnoticed('behind-stuck');
    await desk.database.query(
      "UPDATE subscribers SET subscription_end = subscription_end - interval '1 day' WHERE user_id = $1",
      [stuck.userId],
    );
    await desk.database.query('BEGIN');
    await desk.database.query('SELECT 1 FROM subscribers WHERE user_id = $1 FOR UPDATE', [stuck.userId]);
    await desk.startAgain();
    await rowThat(other, (row) => row?.subscribed === false);
    expect(await tableRow(stuck)).toMatchObject({ subscribed: true });
    await desk.database.query('COMMIT');
  }, 60_000);

  it('raises the alarm about webhooks that could not be dealt with for ten minutes', async () => {
    await desk.database.query(
      `INSERT INTO stripe_events (id, type, created, received_at) VALUES
         ('evt_old', 'invoice.paid', 1, now() - interval '11 minutes'),
         ('evt_new', 'invoice.paid', 1, now() - interval '9 minutes')`,
    );
    await desk.startAgain();
    expect(await loggedLine(desk.server, 'Webhook events have not been dealt with')).toContain('"stuck":1');
  });
});
