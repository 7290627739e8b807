import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../../support/accounts.js';
import { type ApiAnswer, ApiClient } from '../../support/api-client.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { StripeStandIn } from './stripe-stand-in.js';

const SECRET_KEY = 'secret-key-of-the-crowd-tests-0123456789';
const PLANS = ['Starter', 'Professional', 'starter', 'professional'];

let database: TestDatabase;
let standIn: StripeStandIn;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  standIn = await StripeStandIn.open();
  server = await startSharedServer({ databaseUrl: database.url, env: { ...standIn.env, SECRET_KEY } });
  standIn.tell(server);
});

afterAll(async () => {
  await server?.discard();
  await standIn?.close();
  await database?.drop();
});

const newcomer = (name: string): Promise<Person> => personOf(server, `${name}@example.test`, 'user');

function click({ client }: Person, plan = 'professional'): Promise<ApiAnswer> {
  return client.post('/functions/create-checkout', { plan });
}

describe('when the payment service takes 300 ms for each call', () => {
  // Who waits five seconds for a turn is refused with 503, so that being served means being served in time.
  it('twelve buyers are served while one free account sends forty clicks (billing M1)', async () => {
    const busy = await newcomer('busy');
    const buyers = await Promise.all(Array.from({ length: 12 }, (_, n) => newcomer(`buyer-${n}`)));
    standIn.network.slowDown(300);
    const clicks = Array.from({ length: 40 }, (_, n) => click(busy, PLANS[n % PLANS.length]));
    const served = await Promise.all(buyers.map((buyer) => click(buyer)));
    standIn.network.slowDown(0);
    expect(served.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    await Promise.all(clicks);
  }, 60_000);

  it('twenty clicks of one person on one plan lead to one page, and none of them is refused (billing M1)', async () => {
    const person = await newcomer('impatient');
    standIn.network.slowDown(300);
    const answers = await Promise.all(Array.from({ length: 20 }, () => click(person)));
    standIn.network.slowDown(0);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body['url'])).size).toBe(1);
  }, 60_000);
});

describe('somebody who asks for page after page', () => {
  let strict: TestServer;

  beforeAll(async () => {
    // A tenth of 20 pages and of 60 checks a minute.
    const env = { ...standIn.env, SECRET_KEY, APP_URL: server.origin, RATE_LIMIT_FACTOR: '0.1' };
    strict = await startSharedServer({ databaseUrl: database.url, env });
  });

  afterAll(() => strict?.discard());

  const atTheStrictOne = ({ accessToken }: Person) => new ApiClient(strict.origin, accessToken);

  it('is asked to wait, with the time to wait (billing M1)', async () => {
    const person = await newcomer('tireless');
    await click(person);
    const client = atTheStrictOne(person);
    expect((await client.post('/functions/customer-portal')).status).toBe(200);
    const refused = [
      await client.post('/functions/customer-portal'),
      await client.post('/functions/create-checkout', { plan: 'starter' }),
    ];
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual([
      [429, 'too-many-requests'],
      [429, 'too-many-requests'],
    ]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('after a payment returns what is known (billing M1)', async () => {
    const person = await newcomer('verifier');
    const { body } = await click(person);
    const paid = await standIn.submit(String(body['url']), { card: 'pays' });
    const session = new URL(paid.headers['location'] ?? '').searchParams.get('session_id');
    const client = atTheStrictOne(person);
    const answers: ApiAnswer[] = [];
    for (let n = 0; n < 7; n += 1) {
      answers.push(await client.post('/functions/check-subscription', { session_id: session }));
    }
    expect(answers.map((answer) => answer.body['payment_verified'])).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(answers.map(({ status, body: answer }) => [status, answer['subscribed']])).toEqual(
      answers.map(() => [200, true]),
    );
  });
});
