import { AuthAdminApi } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { mailTo } from '../../support/mailbox.js';
import { useApi } from '../../support/test-site.js';
import { refresh } from './auth-wire.js';
import { accessTokenOf, addApp, signIn } from './factor-account.js';

const SERVICE_KEY = 'service-key-of-the-test-server';

const site = useApi({ BILLING_MODE: 'none', SERVICE_KEY });

type Client = Awaited<ReturnType<typeof signIn>>['client'];

const WRONG = 'aaaa-aaaa-aaaa-aaaa';

let people = 0;

/** Somebody with an app and recovery codes, in the session that made them. */
async function owner() {
  people += 1;
  const email = `recovering-${people}@example.test`;
  const { client, session } = await signIn(site.server, email);
  const app = await addApp(client);
  return { email, userId: session.user.id, client, app, codes: await makeCodes(client) };
}

async function makeCodes(client: Client): Promise<string[]> {
  const { data, error } = await client.mfa.recoveryCodes.generate();
  if (error) throw error;
  return data.codes;
}

/** A browser of somebody who has only got as far as the second step. */
const atSecondStep = async (email: string): Promise<Client> => (await signIn(site.server, email)).client;

const codeOfUse = async (client: Client, code = ''): Promise<string | undefined> =>
  (await client.mfa.recoveryCodes.verify({ code })).error?.code;

const eventsOf = (userId: string) =>
  site.query<{ kind: string; details: object }>(
    `SELECT kind, details FROM security_events
     WHERE user_id = $1 AND (kind LIKE 'recovery_code%' OR kind = 'second_factor_failed') ORDER BY at, id`,
    [userId],
  );

describe('recovery codes, with the real client', () => {
  it('are ten, shown once, and nowhere to be read afterwards', async () => {
    const { client, userId, codes } = await owner();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{16}$/);
    const { data } = await client.mfa.recoveryCodes.getStatus();
    expect(data).toEqual({ id: expect.any(String), type: 'recovery_code', total: 10, remaining: 10 });
    const { data: factors } = await client.mfa.listFactors();
    expect(factors?.recovery_code).toMatchObject([{ id: data?.id, status: 'verified' }]);
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const [row] = await site.query<{ dump: string }>(
      'SELECT r::text AS dump FROM auth_recovery_codes r WHERE user_id = $1',
      [userId],
    );
    for (const code of codes) expect(row?.dump).not.toContain(Buffer.from(code).toString('hex'));
  });

  it('stand for the second factor, however they are typed, and each of them once', async () => {
    const { email, codes } = await owner();
    const { client, session } = await signIn(site.server, email);
    const typed = (codes[0]?.toUpperCase().match(/.{4}/g) ?? []).join(' - ');
    expect(await codeOfUse(client, typed)).toBeUndefined();
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level?.currentAuthenticationMethods).toMatchObject([{ method: 'mfa/recovery_code' }, { method: 'oauth' }]);
    expect((await new ApiClient(site.origin, await accessTokenOf(client)).get('/sops')).status).toBe(200);
    expect((await refresh(site.server, session.refresh_token)).status).toBe(400);
    expect((await client.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);

    const again = await atSecondStep(email);
    expect(await codeOfUse(again, codes[0])).toBe('mfa_verification_failed');
    expect(await codeOfUse(again, codes[1])).toBeUndefined();
  });

  it('work once also when they come five times at once', async () => {
    const { email, codes } = await owner();
    const browsers = await Promise.all([1, 2, 3, 4, 5].map(() => atSecondStep(email)));
    const answers = await Promise.all(browsers.map((client) => codeOfUse(client, codes[0])));
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
  });

  it('let a person who has lost the app remove it, and add another one', async () => {
    const { email, app, codes } = await owner();
    const client = await atSecondStep(email);
    await client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    await addApp(client, 'New app');
    expect((await client.mfa.unenroll({ factorId: app.id })).error).toBeNull();
    expect((await client.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
  });

  it('are replaced as a whole', async () => {
    const { email, client, codes } = await owner();
    const { data } = await client.mfa.recoveryCodes.regenerate();
    expect(data?.codes).toHaveLength(10);
    const other = await atSecondStep(email);
    expect(await codeOfUse(other, codes[0])).toBe('mfa_verification_failed');
    expect(await codeOfUse(other, data?.codes[0])).toBeUndefined();
  });

  it("of somebody else open nothing, nor do one's own where there are none", async () => {
    const { codes } = await owner();
    const { email } = await owner();
    expect(await codeOfUse(await atSecondStep(email), codes[0])).toBe('mfa_verification_failed');
    const { client } = await signIn(site.server, 'no-codes@example.test');
    expect(await codeOfUse(client, codes[0])).toBe('mfa_verification_failed');
    expect((await client.mfa.recoveryCodes.getStatus()).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe('mfa_recovery_codes_sole_factor');
  });

  it('accept no answer after five wrong ones, from any client', async () => {
    const { email, userId, codes } = await owner();
    const browsers = await Promise.all([1, 2, 3].map(() => atSecondStep(email)));
    const guesses = await Promise.all([0, 1, 2, 0, 1].map((n) => codeOfUse(browsers[n] as Client, WRONG)));
    expect(guesses).toEqual(Array(5).fill('mfa_verification_failed'));
    const { error } = await (browsers[2] as Client).mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    expect(error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
    await site.query("UPDATE auth_recovery_codes SET blocked_until = now() - interval '1 s' WHERE user_id = $1", [
      userId,
    ]);
    expect(await codeOfUse(browsers[2] as Client, codes[0])).toBeUndefined();
    expect((await eventsOf(userId)).filter(({ kind }) => kind === 'second_factor_failed')).toHaveLength(5);
  });

  it('need a second factor that was proved, a moment ago', async () => {
    const without = await signIn(site.server, 'without-factor@example.test');
    expect((await without.client.mfa.recoveryCodes.generate()).error).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_sole_factor',
    });
    const { email, client } = await owner();
    const unproved = await atSecondStep(email);
    for (const make of ['generate', 'regenerate'] as const) {
      expect((await unproved.mfa.recoveryCodes[make]()).error?.code).toBe('insufficient_aal');
    }
    await site.query(
      `UPDATE auth_sessions s SET created_at = s.created_at - interval '16 minutes',
         raised_at = s.raised_at - interval '16 minutes' FROM auth_users u WHERE u.id = s.user_id AND u.email = $1`,
      [email],
    );
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe('reauthentication_needed');
  });

  it('go with the last second factor, and sessions they stepped up step down', async () => {
    const { email, userId, client, app, codes } = await owner();
    const recovered = await atSecondStep(email);
    await recovered.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    const second = await addApp(client, 'Second');
    await client.mfa.unenroll({ factorId: app.id });
    expect((await recovered.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    const left = await recovered.mfa.unenroll({ factorId: second.id });
    expect(left.error).toBeNull();
    expect(await site.query('SELECT 1 FROM auth_recovery_codes WHERE user_id = $1', [userId])).toEqual([]);
    await recovered.refreshSession();
    const { data: level } = await recovered.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', currentAuthenticationMethods: [{ method: 'oauth' }] });
  });

  it('are removed by an operator, alone or with every factor', async () => {
    const { userId, client, codes } = await owner();
    const { data } = await client.mfa.listFactors();
    const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
    const admin = new AuthAdminApi({ url: `${site.origin}/api/v1/auth`, headers });
    const removed = await admin.mfa.deleteFactor({ userId, id: data?.recovery_code[0]?.id ?? '' });
    expect(removed.error).toBeNull();
    expect(await codeOfUse(client, codes[0])).toBe('mfa_verification_failed');
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  it('are recorded and mailed when they are made and when one is used', async () => {
    const { email, userId, codes } = await owner();
    const client = await atSecondStep(email);
    await client.mfa.recoveryCodes.verify({ code: WRONG });
    await client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    expect(await eventsOf(userId)).toEqual([
      { kind: 'recovery_codes_made', details: {} },
      { kind: 'second_factor_failed', details: { factor: 'recovery code' } },
      { kind: 'recovery_code_used', details: { remaining: 9 } },
    ]);
    await mailTo(site.origin, email, 0, 'New recovery codes were created for your account');
    const { text } = await mailTo(site.origin, email, 0, 'A recovery code of your account was used');
    expect(text).toContain('Codes left: 9.');
  });
});
