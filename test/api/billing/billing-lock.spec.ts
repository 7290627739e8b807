import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { check, createCheckout, rowOf } from './billing-fixture.js';
import { StripeStandIn } from './stripe-stand-in.js';

let testDatabase: TestDatabase;
let database: pg.Client;
let standIn: StripeStandIn;
let server: TestServer;
/** Another process on the same data; it gets the webhooks. */
let other: TestServer;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = new pg.Client({ connectionString: testDatabase.url });
  await database.connect();
  standIn = await StripeStandIn.open();
  server = await startSharedServer({ databaseUrl: testDatabase.url, env: standIn.env });
  other = await startSharedServer({ databaseUrl: testDatabase.url, env: standIn.env });
  standIn.tell(other);
});

afterAll(async () => {
  await server?.discard();
  await other?.discard();
  await standIn?.close();
  await database?.end();
  await testDatabase?.drop();
});

async function countWaitingTurns(): Promise<number> {
  const { rows } = await database.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
     WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
}

describe("a person's billing", () => {
  it('is never overwritten by an answer of Stripe from before', async () => {
    const person = await personOf(server, 'overtaken@example.test', 'user');
    // Before the checkout: a webhook about the new customer would ask Stripe, too, and its answer would be held.
    await standIn.sandbox.hold({ on: true, order: 'as-sent', twice: false });
    const url = await createCheckout(person, 'starter');
    const held = standIn.network.holdNextAnswer('GET /v1/subscriptions');
    const slowCheck = check(person);
    const letThrough = await held;
    await standIn.submit(url, { card: 'pays' });
    const webhooks = standIn.sandbox.hold({ on: false, order: 'as-sent', twice: false });
    await eventually(countWaitingTurns, (waiting) => waiting > 0);
    letThrough();
    expect(await slowCheck).toMatchObject({ subscribed: false });
    await webhooks;
    expect(await rowOf(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
  });
});
