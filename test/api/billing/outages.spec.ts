import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../../support/accounts.js';
import { runCli } from '../../support/command-line.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { check } from './billing-fixture.js';

let stripe: Server;
let isSilent = false;
let database: TestDatabase;
let rows: pg.Client;
let server: TestServer;

/** A payment service that breaks every connection, or never answers. */
beforeAll(async () => {
  stripe = createServer((request) => {
    if (!isSilent) request.socket.destroy();
  });
  await new Promise<void>((ready) => stripe.listen(0, '127.0.0.1', ready));
  database = await createTestDatabase();
  rows = new pg.Client({ connectionString: database.ownerUrl });
  await rows.connect();
  server = await startSharedServer({
    databaseUrl: database.url,
    env: stripeEnv(),
  });
});

function stripeEnv(): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: 'sk_test_outage',
    STRIPE_WEBHOOK_SECRET: 'whsec_outage',
    STRIPE_API_BASE: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
  };
}

afterAll(async () => {
  stripe?.closeAllConnections();
  await server?.discard();
  await rows?.end();
  await database?.drop();
  stripe?.close();
});

async function subscriber(name: string): Promise<Person> {
  const person = await personOf(server, `${name}@example.test`, 'user');
  await rows.query(
    `INSERT INTO subscribers (user_id, subscribed, subscription_tier, subscription_end, synced_at)
     VALUES ($1, true, 'starter', now() + interval '3 days', now() - interval '1 hour')`,
    [person.userId],
  );
  await rows.query(
    "INSERT INTO billing_customers (user_id, mode, stripe_customer_id) VALUES ($1, 'test', 'cus_' || $2)",
    [person.userId, name],
  );
  return person;
}

describe('while the payment service is down', () => {
  it('the last known state counts, and a purchase says what is the matter', async () => {
    const person = await subscriber('down');
    expect(await check(person)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    const purchase = await person.client.post('/functions/create-checkout', { plan: 'starter' });
    expect([purchase.status, purchase.body['code']]).toEqual([503, 'payment-service-unavailable']);
    const portal = await person.client.post('/functions/customer-portal');
    expect([portal.status, portal.body['code']]).toEqual([503, 'payment-service-unavailable']);
  });
});

describe('a command', () => {
  it('says in one line that the payment service does not answer', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sop-test-cli-'));
    const env = { DATABASE_URL: database.url, DATA_DIR: dataFolder, ...stripeEnv() };
    const answer = await runCli(['billing', 'setup'], env);
    expect(answer).toMatchObject({ code: 1, err: 'The payment service does not answer\n' });
    rmSync(dataFolder, { recursive: true, force: true });
  });
});

describe('while the payment service does not answer', () => {
  it('only a few calls wait for it: the others get the last known state, and the product works on', async () => {
    const people = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => subscriber(`slow-${name}`)));
    isSilent = true;
    const answers = people.map((person) => check(person));
    expect(await Promise.race(answers)).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
    const [first] = people;
    expect((await first?.client.get('/sops'))?.status).toBe(200);
    isSilent = false;
    stripe.closeAllConnections();
    expect((await Promise.all(answers)).every(({ subscribed }) => subscribed)).toBe(true);
  });

  it('a second purchase of the same person says so instead of waiting for ever', async () => {
    const person = await subscriber('impatient');
    isSilent = true;
    const asked = once(stripe, 'request');
    const first = person.client.post('/functions/create-checkout', { plan: 'starter' });
    await asked;
    const second = await person.client.post('/functions/create-checkout', { plan: 'starter' });
    expect([second.status, second.body['code']]).toEqual([503, 'payment-service-unavailable']);
    isSilent = false;
    stripe.closeAllConnections();
    expect((await first).status).toBe(503);
  });
});
