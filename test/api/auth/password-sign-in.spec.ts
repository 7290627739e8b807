import { type AdminUserAttributes, AuthAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/server-process.js';
import { useApi } from '../../support/test-site.js';
import { callAuth, type Site } from './auth-wire.js';
import { authClientOf } from './sign-in.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const PASSWORD = 'correct horse';

const site = useApi({ BILLING_MODE: 'none', SERVICE_KEY });

function adminOf({ origin }: Site): InstanceType<typeof AuthAdminApi> {
  const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  return new AuthAdminApi({ url: `${origin}/api/v1/auth`, headers });
}

async function createUser(email: string, attributes: AdminUserAttributes = {}): Promise<string> {
  const wanted = { email, password: PASSWORD, email_confirm: true, ...attributes };
  const { data, error } = await adminOf(site.server).createUser(wanted);
  if (error) throw error;
  return data.user.id;
}

function signIn(email: string, password = PASSWORD, server: Site = site.server) {
  return authClientOf(server.origin, server.anonKey).signInWithPassword({ email, password });
}

describe('sign-in with a password', () => {
  it('opens a session that says how (S7.4, S1.25)', async () => {
    const userId = await createUser('paula@example.test');
    const client = authClientOf(site.origin, site.server.anonKey);
    const { data, error } = await client.signInWithPassword({ email: ' Paula@Example.test', password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: userId, email: 'paula@example.test' });
    expect(data.user?.last_sign_in_at).toEqual(expect.any(String));
    const { data: claims } = await client.getClaims();
    expect(claims?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('takes both ways to write an umlaut', async () => {
    await createUser('umlaut@example.test', { password: 'Grüße an alle' });
    expect((await signIn('umlaut@example.test', 'Gru\u0308ße an alle')).error).toBeNull();
  });

  it('refuses a wrong password, an unknown address and an account without a password alike (S3.38, S8.42)', async () => {
    await createUser('known@example.test');
    await adminOf(site.server).createUser({ email: 'no-password@example.test', email_confirm: true });
    const refusals = await Promise.all([
      signIn('known@example.test', 'wrong horse'),
      signIn('unknown@example.test'),
      signIn('no-password@example.test'),
    ]);
    const told = refusals.map(({ error }) => [error?.status, error?.code, error?.message]);
    expect(told).toEqual(Array(3).fill([400, 'invalid_credentials', 'Invalid login credentials']));
  });

  it('reveals that the address is not confirmed, or the person banned, only with the right password', async () => {
    await createUser('unconfirmed@example.test', { email_confirm: false });
    await createUser('banned@example.test', { ban_duration: '24h' });
    for (const [email, code] of [
      ['unconfirmed@example.test', 'email_not_confirmed'],
      ['banned@example.test', 'user_banned'],
    ] as const) {
      expect((await signIn(email)).error).toMatchObject({ status: 400, code });
      expect((await signIn(email, 'wrong horse')).error).toMatchObject({ code: 'invalid_credentials' });
    }
  });

  it('no longer takes a password that was changed, or that of an account that is gone', async () => {
    const userId = await createUser('changing@example.test');
    await adminOf(site.server).updateUserById(userId, { password: 'another horse' });
    expect((await signIn('changing@example.test')).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn('changing@example.test', 'another horse')).error).toBeNull();
    await adminOf(site.server).deleteUser(userId);
    expect((await signIn('changing@example.test', 'another horse')).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it.each([
    [{ email: 'a@example.test' }, 400, 'validation_failed'],
    [{ password: PASSWORD }, 400, 'validation_failed'],
    [{ email: 'nobody', password: PASSWORD }, 400, 'validation_failed'],
    [{ email: ['a@example.test'], password: PASSWORD }, 400, 'validation_failed'],
    [{ email: 'a@example.test', password: 'nul\u0000nul\u0000' }, 400, 'validation_failed'],
    [{ email: 'a@example.test', password: 'a'.repeat(129) }, 400, 'validation_failed'],
    [{ phone: '+4912345', password: PASSWORD }, 422, 'phone_provider_disabled'],
  ])('refuses %j', async (json, status, code) => {
    const answer = await callAuth(site.server, 'POST', '/token?grant_type=password', { json });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

describe('guessing a password', () => {
  let strict: TestServer;

  beforeAll(async () => {
    strict = await site.startReplica({
      BILLING_MODE: 'none',
      SERVICE_KEY,
      RATE_LIMIT_FACTOR: '0.3',
      TRUSTED_PROXIES: '127.0.0.1',
    });
  });

  afterAll(() => strict?.discard());

  async function codesOf(email: string, passwords: string[]): Promise<(string | undefined)[]> {
    const codes: (string | undefined)[] = [];
    for (const password of passwords) codes.push((await signIn(email, password, strict)).error?.code);
    return codes;
  }

  it.each(['guessed@example.test', 'nobody-has-it@example.test'])('ends after a few tries for %s', async (email) => {
    if (email.startsWith('guessed')) await createUser(email);
    const wrong = 'invalid_credentials';
    const tries = ['guess one', 'guess two', 'guess three', PASSWORD];
    expect(await codesOf(email, tries)).toEqual([wrong, wrong, wrong, 'over_request_rate_limit']);
  });

  it('of many accounts ends for the whole /64 network of an IPv6 address (security SEC7)', async () => {
    const statuses: number[] = [];
    for (let tried = 1; tried <= 61; tried += 1) {
      const json = { email: `sprayed${tried}@example.test`, password: 'Summer2026!' };
      const headers = { 'x-forwarded-for': `2001:db8:7:7::${tried}` };
      statuses.push((await callAuth(strict, 'POST', '/token?grant_type=password', { json, headers })).status);
    }
    // 150 sessions opened in five minutes and 200 passwords in fifteen, three tenths of each here.
    expect(statuses.indexOf(429)).toBe(45);
  });

  it('costs nothing when the right one comes in time', async () => {
    await createUser('slips@example.test');
    const codes = await codesOf('slips@example.test', ['slip', 'slip', PASSWORD, 'slip', 'slip', PASSWORD]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(2);
    expect(codes).not.toContain('over_request_rate_limit');
  });
});
