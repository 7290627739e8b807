import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { loggedLine } from '../../support/logged-line.js';
import { BillingFixture, check, createCheckout, rowOf, rowThat, submit } from './billing-fixture.js';

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
});

afterAll(() => billing?.close());

const newcomer = (name: string): Promise<Person> => personOf(billing.server, `${name}@example.test`, 'user');

function eventOf(id: string, type: string, object: object): string {
  const created = Math.floor(Date.now() / 1000);
  return JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } }, null, 2);
}

describe('webhooks', () => {
  it('in reverse order and twice leave the same row, and one line in the audit', async () => {
    const person = await newcomer('reversed');
    await billing.hold();
    await submit(await createCheckout(person, 'starter'), { card: 'pays' });
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
    await billing.release({ order: 'reverse', twice: true });
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    const audit = await billing.auditOf(person);
    expect(audit.map(({ before, after }) => [before, after.subscribed])).toEqual([[null, true]]);
    expect(audit[0]?.cause).toMatch(/^evt_/);
  });

  it('that were lost are recovered by the next check', async () => {
    const person = await newcomer('lost');
    await billing.hold();
    await submit(await createCheckout(person, 'starter'), { card: 'pays' });
    await billing.loseHeldEvents();
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
    expect(await check(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    expect((await billing.auditOf(person)).map(({ cause }) => cause)).toEqual(['check']);
  });

  it('of unknown types and of unknown customers are taken and change nothing', async () => {
    const before = await billing.database.query('SELECT count(*) FROM subscribers');
    const unknownType = await billing.deliver(eventOf('evt_type', 'customer.danced', { id: 'cus_nobody' }));
    const customer = { id: 'cus_nobody', object: 'customer' };
    const unknownCustomer = await billing.deliver(eventOf('evt_customer', 'customer.updated', customer));
    expect([unknownType.status, unknownCustomer.status]).toEqual([200, 200]);
    expect((await billing.database.query('SELECT count(*) FROM subscribers')).rows).toEqual(before.rows);
  });

  it('of 300 kB are taken', async () => {
    const customer = { id: 'cus_nobody', object: 'customer', description: 'x'.repeat(300_000) };
    expect((await billing.deliver(eventOf('evt_large', 'customer.updated', customer))).status).toBe(200);
  });

  it('never grant by what they say: only subscriptions read from the payment service do', async () => {
    const person = await newcomer('claimed');
    await createCheckout(person, 'starter');
    const session = {
      id: 'cs_test_claimed',
      object: 'checkout.session',
      mode: 'subscription',
      payment_status: 'paid',
      customer: await billing.customerOf(person),
      client_reference_id: person.userId,
      metadata: { user_id: person.userId },
    };
    expect((await billing.deliver(eventOf('evt_claim', 'checkout.session.completed', session))).status).toBe(200);
    expect(await rowOf(person)).toMatchObject({ subscribed: false, subscription_tier: null });
  });

  it('never take a customer away from its owner', async () => {
    const owner = await newcomer('rightful');
    const thief = await newcomer('thief');
    await subscribe(owner, 'starter');
    const subscription = {
      id: 'sub_stolen',
      object: 'subscription',
      status: 'active',
      customer: await billing.customerOf(owner),
      metadata: { user_id: thief.userId },
    };
    expect((await billing.deliver(eventOf('evt_theft', 'customer.subscription.updated', subscription))).status).toBe(
      200,
    );
    expect(await rowOf(thief)).toMatchObject({ subscribed: false });
    expect(await rowOf(owner)).toMatchObject({ subscribed: true });
  });

  it('are refused with 400 unless the bytes, the secret and the time are right', async () => {
    const payload = eventOf('evt_refused', 'customer.updated', { id: 'cus_nobody', object: 'customer' });
    const tampered = payload.replace('cus_nobody', 'cus_other');
    const reserialised = JSON.stringify(JSON.parse(payload));
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
    const answers = await Promise.all([
      billing.deliver(payload, { secret: 'whsec_another' }),
      billing.deliver(payload, { signedAt: anHourAgo }),
      billing.deliver(payload, { sent: tampered }),
      billing.deliver(payload, { sent: reserialised }),
      billing.deliver(payload.replace('"livemode": false', '"livemode": true')),
      billing.deliver('{"broken'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    const { rowCount } = await billing.database.query("SELECT 1 FROM stripe_events WHERE id = 'evt_refused'");
    expect(rowCount).toBe(0);
    await loggedLine(billing.server, 'A webhook was refused');
  });

  it('that are forged by the hundred leave a line a minute in the log', async () => {
    const payload = eventOf('evt_forged', 'customer.updated', { id: 'cus_nobody', object: 'customer' });
    const forged = Array.from({ length: 100 }, () => billing.deliver(payload, { secret: 'whsec_forged' }));
    expect((await Promise.all(forged)).every(({ status }) => status === 400)).toBe(true);
    const lines = billing.server.logs().split('A webhook was refused').length - 1;
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBeLessThan(4);
  });

  it('about money that was claimed back make somebody look', async () => {
    const dispute = { id: 'dp_1', object: 'dispute', charge: 'ch_1' };
    expect((await billing.deliver(eventOf('evt_dispute', 'charge.dispute.created', dispute))).status).toBe(200);
    expect(await loggedLine(billing.server, 'Money was claimed back')).toContain('evt_dispute');
  });

  it('that were processed are not applied again', async () => {
    const disputeOf = (id: string) =>
      eventOf(id, 'charge.dispute.created', { id: 'dp_2', object: 'dispute', charge: 'ch_2' });
    const once = disputeOf('evt_applied_once');
    const answers = [
      await billing.deliver(once),
      await billing.deliver(once),
      await billing.deliver(disputeOf('evt_after_it')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await loggedLine(billing.server, 'evt_after_it');
    expect(billing.server.logs().match(/evt_applied_once/g)).toHaveLength(1);
  });

  it('about a deleted customer end the subscription; the next purchase makes a new customer', async () => {
    const person = await newcomer('deleted');
    await subscribe(person, 'starter');
    const first = await billing.customerOf(person);
    await billing.database.query(
      `UPDATE billing_sandbox SET doc = jsonb_set(doc, '{memo,isDeleted}', 'true') WHERE kind = 'customer' AND id = $1`,
      [first],
    );
    await billing.database.query(
      `UPDATE billing_sandbox SET doc = jsonb_set(doc, '{object,status}', '"canceled"')
       WHERE kind = 'subscription' AND doc ->> 'customer' = $1`,
      [first],
    );
    await billing.deliver(eventOf('evt_deleted', 'customer.deleted', { id: first, object: 'customer', deleted: true }));
    expect(await rowThat(person, (row) => !row.subscribed)).toMatchObject({ subscription_tier: null });
    const portal = await person.client.post('/functions/customer-portal');
    expect([portal.status, portal.body['code']]).toEqual([404, 'no-billing-account']);
    await subscribe(person, 'professional');
    expect(await billing.customerOf(person)).not.toBe(first);
  });

  it('in parallel are processed once and remembered', async () => {
    const person = await newcomer('parallel');
    await subscribe(person, 'starter');
    const customer = { id: await billing.customerOf(person), object: 'customer' };
    const payload = eventOf('evt_parallel', 'customer.updated', customer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => billing.deliver(payload)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await billing.database.query<{ isDone: boolean; attempts: number }>(
      `SELECT processed_at IS NOT NULL AS "isDone", attempts FROM stripe_events WHERE id = 'evt_parallel'`,
    );
    expect(rows).toEqual([{ isDone: true, attempts: 5 }]);
    const audit = await eventually(
      () => billing.auditOf(person),
      (all) => all.length > 0,
    );
    expect(audit).toHaveLength(1);
  });

  it('at the same time as a check and a purchase never wait for each other for ever', async () => {
    const person = await newcomer('busy');
    await subscribe(person, 'starter');
    const customer = { id: await billing.customerOf(person), object: 'customer' };
    for (const round of ['first', 'second', 'third']) {
      const [one, other, state, url] = await Promise.all([
        billing.deliver(eventOf(`evt_${round}_one`, 'customer.updated', customer)),
        billing.deliver(eventOf(`evt_${round}_other`, 'customer.updated', customer)),
        check(person),
        createCheckout(person, 'professional'),
      ]);
      expect([one.status, other.status, state.subscribed]).toEqual([200, 200, true]);
      expect(url).toContain('/sandbox/portal/');
    }
    const { rows } = await billing.database.query(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: '0' }]);
  });
});
