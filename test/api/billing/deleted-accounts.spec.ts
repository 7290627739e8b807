import { AuthAdminApi } from '@supabase/auth-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { loggedLine } from '../../support/logged-line.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { check, createCheckout, rowThat } from './billing-fixture.js';
import { StripeStandIn } from './stripe-stand-in.js';

const SERVICE_KEY = 'service-key-of-the-test-server';

let testDatabase: TestDatabase;
let database: pg.Client;
let standIn: StripeStandIn;
let server: TestServer;
let admin: InstanceType<typeof AuthAdminApi>;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = new pg.Client({ connectionString: testDatabase.url });
  await database.connect();
  standIn = await StripeStandIn.open();
  server = await startSharedServer({ databaseUrl: testDatabase.url, env: { ...standIn.env, SERVICE_KEY } });
  standIn.tell(server);
  admin = new AuthAdminApi({
    url: `${server.origin}/api/v1/auth`,
    headers: { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` },
  });
});

afterAll(async () => {
  await server?.discard();
  await standIn?.close();
  await database?.end();
  await testDatabase?.drop();
});

const newcomer = (name: string): Promise<Person> => personOf(server, `${name}@example.test`, 'user');

async function subscriber(name: string): Promise<Person> {
  const person = await newcomer(name);
  await standIn.submit(await createCheckout(person, 'starter'), { card: 'pays' });
  await rowThat(person, (row) => row.subscribed);
  // A webhook that comes later would ask Stripe beside what a test watches, and spare a check its own question.
  await standIn.hasToldEverything();
  return person;
}

async function customerOf({ userId }: Person): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    'SELECT stripe_customer_id AS id FROM billing_customers WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.id ?? '';
}

async function deleteAccount({ userId }: Person, isSoft = false): Promise<void> {
  const { error } = await admin.deleteUser(userId, isSoft);
  if (error) throw error;
}

async function statusesOf(customerId: string): Promise<string[]> {
  const { data } = await standIn.stripe.subscriptions.list({ customer: customerId, status: 'all' });
  return data.map(({ status }) => status);
}

async function isForgotten(customerId: string): Promise<boolean> {
  return (await standIn.stripe.customers.retrieve(customerId)).deleted === true;
}

describe('an account that is deleted', () => {
  it.each([
    ['with its rows', false],
    ['but for its rows', true],
  ])('%s is charged no longer, and leaves its audit', async (_name, isSoft) => {
    const person = await subscriber(`gone-${isSoft}`);
    const customerId = await customerOf(person);
    expect(await statusesOf(customerId)).toEqual(['active']);
    await deleteAccount(person, isSoft);
    await eventually(
      () => isForgotten(customerId),
      (isDone) => isDone,
    );
    expect(await statusesOf(customerId)).toEqual(['canceled']);
    // The row goes in the transaction that has asked Stripe, and so after it.
    await eventually(
      () => database.query('SELECT 1 FROM subscribers WHERE user_id = $1', [person.userId]),
      ({ rowCount }) => rowCount === 0,
    );
    const { rows } = await database.query(
      `SELECT cause, before ->> 'subscribed' AS "wasSubscribed", after FROM billing_audit WHERE user_id = $1
       ORDER BY created_at DESC, id DESC LIMIT 1`,
      [person.userId],
    );
    expect(rows).toEqual([{ cause: 'account-deleted', wasSubscribed: 'true', after: null }]);
  });

  it('can no longer be paid for on a page that was left open', async () => {
    const person = await newcomer('undecided');
    const url = await createCheckout(person, 'professional');
    const customerId = await customerOf(person);
    await deleteAccount(person);
    await eventually(
      () => isForgotten(customerId),
      (isDone) => isDone,
    );
    const page = await standIn.submit(url, { card: 'pays' });
    expect(page.status).not.toBe(303);
    expect(await statusesOf(customerId)).toEqual([]);
  });

  it('is left without a subscription by a check that had begun before', async () => {
    const person = await subscriber('checked-meanwhile');
    const customerId = await customerOf(person);
    await database.query("UPDATE subscribers SET synced_at = now() - interval '1 hour' WHERE user_id = $1", [
      person.userId,
    ]);
    const held = standIn.network.holdNextAnswer('GET /v1/subscriptions');
    const slowCheck = check(person);
    const letThrough = await held;
    await deleteAccount(person, true);
    letThrough();
    // What it answers depends on whether the job that ends the customer has come after it already.
    await slowCheck;
    await eventually(
      () => database.query('SELECT 1 FROM subscribers WHERE user_id = $1', [person.userId]),
      ({ rowCount }) => rowCount === 0,
    );
    await eventually(
      () => isForgotten(customerId),
      (isDone) => isDone,
    );
  });

  it('leaves no customer that was being made for it, and is signed out (billing m5)', async () => {
    const person = await newcomer('gone-while-buying');
    const held = standIn.network.holdNextAnswer('POST /v1/customers');
    const purchase = person.client.post('/functions/create-checkout', { plan: 'starter' });
    const letThrough = await held;
    const { data } = await standIn.stripe.customers.list({ limit: 100 });
    const customerId = data.find(({ metadata }) => metadata['user_id'] === person.userId)?.id ?? '';
    await deleteAccount(person);
    letThrough();
    const { status, body } = await purchase;
    expect([status, body['code']]).toEqual([401, 'not-signed-in']);
    const isGone = await eventually(
      () => isForgotten(customerId),
      (isDone) => isDone,
    );
    expect(isGone).toBe(true);
  });

  it('is charged no longer once the payment service answers again', async () => {
    const person = await subscriber('in-an-outage');
    const customerId = await customerOf(person);
    standIn.network.cut();
    await deleteAccount(person);
    await loggedLine(server, 'subscriptions.end_customer');
    expect(await statusesOf(customerId)).toEqual(['active']);
    standIn.network.mend();
    await eventually(
      () => isForgotten(customerId),
      (isDone) => isDone,
      40_000,
    );
    expect(await statusesOf(customerId)).toEqual(['canceled']);
  }, 60_000);
});
