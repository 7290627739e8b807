import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { loggedLine } from '../../support/logged-line.js';
import { BillingFixture } from './billing-fixture.js';

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open({ BILLING_DISPUTES: 'suspend' });
});

afterAll(() => billing?.close());

async function subscriber(name: string): Promise<Person> {
  const person = await personOf(billing.server, `${name}@example.test`, 'user');
  await subscribe(person, 'starter');
  await billing.settle();
  return person;
}

/** Opens a dispute whose webhook never arrives. @returns the id of its event */
async function disputeUnnoticed(person: Person, as: 'abandoned' | 'delivered' = 'abandoned'): Promise<string> {
  await billing.hold();
  await billing.dispute(person, 'needs_response');
  const { rows } = await billing.database.query<{ id: string }>(
    "SELECT id FROM billing_sandbox WHERE kind = 'event' AND doc #>> '{memo,state}' = 'held'",
  );
  await billing.loseHeldEvents(as);
  if (!rows[0]) throw new Error('The dispute has no event');
  return rows[0].id;
}

/** Restarts the product and waits for the last step of its reconciliation, which deletes outdated events. */
async function reconcile(): Promise<void> {
  await billing.database.query(
    `INSERT INTO stripe_events (id, type, created, received_at)
     VALUES ('evt_outdated', 'invoice.paid', 1, now() - interval '91 days')`,
  );
  await billing.startAgain();
  await eventually(
    () => billing.database.query("SELECT 1 FROM stripe_events WHERE id = 'evt_outdated'"),
    ({ rowCount }) => rowCount === 0,
    30_000,
  );
}

async function disputesInAudit(person: Person): Promise<{ cause: string; status: string }[]> {
  const lines = await billing.auditOf(person);
  return lines.flatMap(({ cause, after }) => (after.dispute ? [{ cause, status: after.dispute.status }] : []));
}

async function openDisputesOf({ userId }: Person): Promise<number> {
  const { rows } = await billing.database.query<{ count: number }>(
    'SELECT cardinality(disputes) AS count FROM subscribers WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

async function storedEvent(id: string) {
  const { rows } = await billing.database.query<{ isDone: boolean; error: string | null }>(
    'SELECT processed_at IS NOT NULL AS "isDone", error FROM stripe_events WHERE id = $1',
    [id],
  );
  return rows[0];
}

/** A refund at Stripe whose webhook never arrived. */
async function refundUnnoticed(person: Person, id: string): Promise<void> {
  const customer = await billing.customerOf(person);
  const event = {
    id,
    object: 'event',
    type: 'charge.refunded',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: 'ch_refunded', object: 'charge', customer } },
  };
  await billing.database.query("INSERT INTO billing_sandbox (kind, id, doc) VALUES ('event', $1, $2)", [
    id,
    { object: event, memo: { state: 'abandoned', attempts: [] }, customer, dueAt: null },
  ]);
}

const timesLogged = (text: string): number => billing.server.logs().split(text).length - 1;

describe('a dispute whose webhook was missed', () => {
  it('is followed once when the product starts', async () => {
    const person = await subscriber('missed');
    const event = await disputeUnnoticed(person);
    expect(await disputesInAudit(person)).toEqual([]);
    await reconcile();
    const followed = [{ cause: event, status: 'needs_response' }];
    expect(await disputesInAudit(person)).toEqual(followed);
    expect(await openDisputesOf(person)).toBe(1);
    expect(await storedEvent(event)).toEqual({ isDone: true, error: null });
    expect(await loggedLine(billing.server, 'Money was claimed back')).toContain(event);
    await reconcile();
    expect(await disputesInAudit(person)).toEqual(followed);
    expect(timesLogged(event)).toBe(0);
  }, 60_000);

  it('is followed after its webhook arrived and failed', async () => {
    const person = await subscriber('failed');
    const event = await disputeUnnoticed(person);
    await billing.database.query(
      `INSERT INTO stripe_events (id, type, created, attempts, error)
       VALUES ($1, 'charge.dispute.created', 1, 1, 'The payment service does not answer')`,
      [event],
    );
    await reconcile();
    expect(await disputesInAudit(person)).toEqual([{ cause: event, status: 'needs_response' }]);
    expect(await storedEvent(event)).toEqual({ isDone: true, error: null });
  }, 60_000);

  it('is not looked at twice when it is not of a customer of ours', async () => {
    const person = await subscriber('foreign');
    const event = await disputeUnnoticed(person);
    await billing.database.query('DELETE FROM billing_customers WHERE user_id = $1', [person.userId]);
    await reconcile();
    expect(await storedEvent(event)).toEqual({ isDone: true, error: null });
    expect(await disputesInAudit(person)).toEqual([]);
    expect(await openDisputesOf(person)).toBe(0);
  }, 60_000);

  it('has one line in the audit when its webhook arrives several times at once', async () => {
    const person = await subscriber('parallel-dispute');
    const event = await disputeUnnoticed(person, 'delivered');
    const { rows } = await billing.database.query<{ payload: string }>(
      "SELECT doc ->> 'object' AS payload FROM billing_sandbox WHERE kind = 'event' AND id = $1",
      [event],
    );
    const payload = rows[0]?.payload ?? '';
    const answers = await Promise.all(Array.from({ length: 5 }, () => billing.deliver(payload)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await disputesInAudit(person)).toEqual([{ cause: event, status: 'needs_response' }]);
  });
});

describe('a refund whose webhook was missed', () => {
  it('is in the log once, also beside other missed webhooks of its customer', async () => {
    const person = await subscriber('refunded');
    await billing.hold();
    await billing.advance(person, 32);
    await billing.loseHeldEvents();
    await refundUnnoticed(person, 'evt_missed_refund');
    await reconcile();
    expect(await loggedLine(billing.server, 'Money was claimed back')).toContain('evt_missed_refund');
    await reconcile();
    expect(timesLogged('evt_missed_refund')).toBe(0);
  }, 60_000);
});
