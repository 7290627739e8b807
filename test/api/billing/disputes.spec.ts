import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { BillingFixture, check, createCheckout, rowOf, rowThat } from './billing-fixture.js';

let billing: BillingFixture;
let suspending: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
  suspending = await BillingFixture.open({ BILLING_DISPUTES: 'suspend' });
});

afterAll(async () => {
  await billing?.close();
  await suspending?.close();
});

async function subscriber(name: string, place: BillingFixture): Promise<Person> {
  const person = await personOf(place.server, `${name}@example.test`, 'user');
  await subscribe(person, 'starter');
  return person;
}

async function disputesOf(place: BillingFixture, person: Person): Promise<string[]> {
  const lines = await place.auditOf(person);
  return lines.flatMap(({ after }) => after.dispute?.status ?? []);
}

interface DisputeEvent {
  isDone: boolean;
  error: string | null;
}

/** The events of disputes, in the order in which they were received. */
async function disputeEvents(): Promise<DisputeEvent[]> {
  const { rows } = await suspending.database.query<DisputeEvent>(
    `SELECT processed_at IS NOT NULL AS "isDone", error FROM stripe_events
     WHERE type LIKE 'charge.dispute.%' ORDER BY received_at`,
  );
  return rows;
}

describe('a disputed payment', () => {
  it('is in the audit with what became of it, and closes nothing (billing 4.9)', async () => {
    const person = await subscriber('logged', billing);
    await billing.dispute(person, 'needs_response');
    await eventually(
      () => disputesOf(billing, person),
      (lines) => lines.length === 1,
    );
    await billing.dispute(person, 'lost');
    const lines = await eventually(
      () => disputesOf(billing, person),
      (found) => found.length === 2,
    );
    expect(lines).toEqual(['needs_response', 'lost']);
    expect(await rowOf(person)).toMatchObject({ subscribed: true, suspended: false });
  });
});

describe('with BILLING_DISPUTES=suspend', () => {
  it('closes the plan until the dispute is won; the procedures stay (billing 4.9)', async () => {
    const person = await subscriber('suspended', suspending);
    await suspending.dispute(person, 'needs_response');
    expect(await rowThat(person, (row) => !row.subscribed)).toMatchObject({ suspended: true, subscription_tier: null });
    expect((await person.client.post('/sops', { prompt: 'Water the plants' })).status).toBe(403);
    expect((await person.client.get('/sops')).status).toBe(200);
    expect(await createCheckout(person, 'professional')).toContain('/sandbox/portal/');
    await suspending.dispute(person, 'won');
    expect(await rowThat(person, (row) => row.subscribed)).toMatchObject({ suspended: false });
  });

  it('takes events that arrive in the wrong order and twice', async () => {
    const person = await subscriber('disordered', suspending);
    await suspending.hold();
    await suspending.dispute(person, 'needs_response');
    await suspending.dispute(person, 'won');
    await suspending.release({ order: 'reverse', twice: true });
    await suspending.settle();
    expect(await rowOf(person)).toMatchObject({ subscribed: true, suspended: false });
  });

  it('is opened again by the operator after a lost one, and says who did it', async () => {
    const person = await subscriber('forgiven', suspending);
    await suspending.dispute(person, 'needs_response');
    await suspending.dispute(person, 'lost');
    await rowThat(person, (row) => !row.subscribed);
    await suspending.settle();
    await suspending.billing('reopen', 'forgiven@example.test');
    expect(await rowOf(person)).toMatchObject({ subscribed: true, suspended: false });
    expect((await suspending.auditOf(person)).at(-1)?.cause).toBe('operator');
  });

  it('suspends a plan that becomes known only after the dispute', async () => {
    const person = await subscriber('disputed-first', suspending);
    await suspending.settle();
    await suspending.database.query('DELETE FROM subscribers WHERE user_id = $1', [person.userId]);
    await suspending.dispute(person, 'needs_response');
    await eventually(
      () => disputesOf(suspending, person),
      (lines) => lines.length === 1,
    );
    await check(person);
    expect(await rowOf(person)).toMatchObject({ subscribed: false, suspended: true });
  });

  it('processes the event of a customer who belongs to no account', async () => {
    const person = await subscriber('unlinked', suspending);
    await suspending.settle();
    const { length: before } = await disputeEvents();
    await suspending.hold();
    await suspending.dispute(person, 'needs_response');
    await suspending.database.query('DELETE FROM billing_customers WHERE user_id = $1', [person.userId]);
    await suspending.release();
    const event = await eventually(
      async () => (await disputeEvents())[before],
      (found) => found !== undefined && (found.isDone || found.error !== null),
    );
    expect(event).toEqual({ isDone: true, error: null });
    expect(await disputesOf(suspending, person)).toEqual([]);
  });

  it('leaves others alone when the charge is not of a customer of ours', async () => {
    const person = await subscriber('bystander', suspending);
    const dispute = { id: 'dp_foreign', object: 'dispute', charge: 'ch_foreign', status: 'needs_response' };
    const payload = JSON.stringify({
      id: 'evt_foreign_dispute',
      object: 'event',
      type: 'charge.dispute.created',
      created: 1_790_000_000,
      livemode: false,
      data: { object: dispute },
    });
    expect((await suspending.deliver(payload)).status).toBe(200);
    expect(await rowOf(person)).toMatchObject({ subscribed: true, suspended: false });
  });
});
