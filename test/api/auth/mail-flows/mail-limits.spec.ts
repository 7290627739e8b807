import { beforeAll, describe, expect, it } from 'vitest';
import { mailTo, newestMail } from '../../../support/mailbox.js';
import { startServer, type TestServer } from '../../../support/server-process.js';
import { createTestDatabase } from '../../../support/template-database.js';
import { useApi } from '../../../support/test-site.js';
import { callAuth } from '../auth-wire.js';
import { authClientOf, signInAs } from '../sign-in.js';

const PASSWORD = 'correct horse';
const KEYS = { SECRET_KEY: 'a-shared-secret-of-32-characters!', ANON_KEY: 'anon-key-shared-by-replicas' };

const ENV = { BILLING_MODE: 'none', ...KEYS };
const site = useApi({ ...ENV, MAIL_MIN_INTERVAL_S: '60' });

let patient: TestServer;
let strict: TestServer;

beforeAll(async () => {
  patient = site.server;
  strict = await site.startReplica({
    ...ENV,
    MAIL_MIN_INTERVAL_S: '0',
    RATE_LIMIT_FACTOR: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});

describe('mails to one address', () => {
  it.each([
    ['/signup', { password: PASSWORD }],
    ['/otp', {}],
    ['/magiclink', {}],
  ])('%s waits a minute for the next, for known and unknown addresses alike', async (path, extras) => {
    const call = (email: string) => callAuth(patient, 'POST', path, { json: { email, ...extras } });
    const known = `known${path.slice(1)}@example.test`;
    await authClientOf(patient.origin, patient.anonKey).signInWithOtp({ email: known });
    const answers = [];
    for (const email of [known, `unknown${path.slice(1)}@example.test`]) {
      await call(email);
      answers.push(await call(email));
    }
    const refused = { status: 429, body: { code: 'over_email_send_rate_limit' } };
    expect(answers).toMatchObject([refused, refused]);
    expect(answers[0]?.body['message']).toMatch(/only request this after \d+ seconds/);
  });

  it('gives no hint where a refusal would reveal who has an account', async () => {
    const email = 'recovering@example.test';
    await callAuth(patient, 'POST', '/signup', { json: { email, password: PASSWORD } });
    for (const [path, json] of [
      ['/recover', { email }],
      ['/recover', { email: 'nobody-recovering@example.test' }],
      ['/resend', { email, type: 'signup' }],
    ] as const) {
      expect(await callAuth(patient, 'POST', path, { json })).toMatchObject({ status: 200, body: {} });
      expect(await callAuth(patient, 'POST', path, { json })).toMatchObject({ status: 200, body: {} });
    }
    // The sign-up and the first recovery; the resent confirmation came too soon.
    expect((await mailTo(patient.origin, email)).n).toBe(2);
  });

  it('does not replace the credentials of a sign-up when it is too soon for another mail', async () => {
    const email = 'hasty@example.test';
    const client = authClientOf(patient.origin, patient.anonKey);
    await client.signUp({ email, password: PASSWORD });
    expect((await client.signUp({ email, password: 'another password' })).error).toMatchObject({ status: 429 });
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'email_not_confirmed',
    });
  });

  it('are limited to a dozen an hour in all', async () => {
    const email = 'flooded@example.test';
    for (let sent = 1; sent <= 14; sent += 1) await callAuth(strict, 'POST', '/otp', from(`10.1.0.${sent}`, { email }));
    expect((await mailTo(strict.origin, email)).n).toBe(12);
  });
});

describe('one client IP', () => {
  it('may ask for thirty mails in five minutes', async () => {
    const answers = [];
    for (let sent = 1; sent <= 31; sent += 1) {
      const { status } = await callAuth(
        strict,
        'POST',
        '/recover',
        from('10.2.0.1', { email: `n${sent}@example.test` }),
      );
      answers.push(status);
    }
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(answers[30]).toBe(429);
    expect(await callAuth(strict, 'POST', '/recover', from('10.2.0.2', { email: 'n@example.test' }))).toMatchObject({
      status: 200,
    });
  });

  it('may ask for thirty changes of an address, with whatever accounts (security SEC17)', async () => {
    const session = await signInAs(strict.origin, strict.anonKey, 'asks-around@example.test');
    const codes = [];
    for (let asked = 1; asked <= 31; asked += 1) {
      const call = { ...from('10.6.0.1', { email: `asked${asked}@example.test` }), accessToken: session.access_token };
      codes.push((await callAuth(strict, 'PUT', '/user', call)).body['code']);
    }
    // The account's own mailbox has had enough after a dozen.
    expect(codes[29]).toBe('over_email_send_rate_limit');
    expect(codes[30]).toBe('over_request_rate_limit');
  });

  it('is the whole /64 network of an IPv6 address (security SEC7)', async () => {
    const statuses: number[] = [];
    for (let sent = 1; sent <= 31; sent += 1) {
      const json = { email: `six${sent}@example.test` };
      statuses.push((await callAuth(strict, 'POST', '/recover', from(`2001:db8:0:1::${sent}`, json))).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
    const neighbour = await callAuth(
      strict,
      'POST',
      '/recover',
      from('2001:db8:0:2::1', { email: 'six@example.test' }),
    );
    expect(neighbour.status).toBe(200);
  });

  it('is the same in IPv4 and as IPv4-mapped IPv6 (security SEC7)', async () => {
    const statuses: number[] = [];
    for (let sent = 1; sent <= 31; sent += 1) {
      const json = { email: `four${sent}@example.test` };
      const clientIp = sent % 2 === 0 ? '10.5.0.1' : '::ffff:10.5.0.1';
      statuses.push((await callAuth(strict, 'POST', '/recover', from(clientIp, json))).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
  });

  it('may try thirty tokens in five minutes', async () => {
    const json = { type: 'email', token: '000000', email: 'tried@example.test' };
    const codes = [];
    for (let tried = 1; tried <= 31; tried += 1) {
      const { body } = await callAuth(strict, 'POST', '/verify', from('10.3.0.1', json));
      codes.push(body['code']);
    }
    expect(codes[29]).toBe('otp_expired');
    expect(codes[30]).toBe('over_request_rate_limit');
  });

  it('may renew sessions as often as it likes', async () => {
    const json = { refresh_token: 'unknown' };
    const path = '/token?grant_type=refresh_token';
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => callAuth(strict, 'POST', path, from('10.4.0.1', json))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  });
});

describe('an installation without a mail server', () => {
  it('offers nothing that needs one in production', async () => {
    const own = await createTestDatabase();
    const server = await startServer({
      databaseUrl: own.url,
      env: { ...KEYS, BILLING_MODE: 'none', NODE_ENV: 'production', SERVICE_KEY: 'service-key-of-the-server' },
    });
    try {
      const email = 'unreachable@example.test';
      for (const [path, json] of [
        ['/signup', { email, password: PASSWORD }],
        ['/otp', { email }],
        ['/recover', { email }],
        ['/resend', { email, type: 'signup' }],
      ] as const) {
        const answer = await callAuth(server, 'POST', path, { json });
        expect(answer).toMatchObject({ status: 422, body: { code: 'email_provider_disabled' } });
      }
      expect((await callAuth(server, 'GET', '/settings')).body).toMatchObject({ external: { email: false } });
      await expect(newestMail(server.origin, email)).resolves.toBeNull();
    } finally {
      await server.stop();
      await own.drop();
    }
  });
});

/** A request that a proxy passes on for somebody. */
function from(ip: string, json: unknown): { json: unknown; headers: Record<string, string> } {
  return { json, headers: { 'x-forwarded-for': ip } };
}
