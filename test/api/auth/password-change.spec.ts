import { AuthAdminApi } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { callAuth, isSignedIn } from './auth-wire.js';
import { authClientOf, signInAs } from './sign-in.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const OLD = 'correct horse';
const NEW = 'another horse';

const site = useApi({ BILLING_MODE: 'none', SERVICE_KEY });

type Client = ReturnType<typeof authClientOf>;

async function createUser(email: string): Promise<void> {
  const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  const admin = new AuthAdminApi({ url: `${site.origin}/api/v1/auth`, headers });
  const { error } = await admin.createUser({ email, password: OLD, email_confirm: true });
  if (error) throw error;
}

async function signedIn(email: string, password = OLD): Promise<{ client: Client; accessToken: string }> {
  const client = authClientOf(site.origin, site.server.anonKey);
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, accessToken: data.session.access_token };
}

describe('changing the password', () => {
  it('ends every other session, and only the new one opens the account (S7.12)', async () => {
    await createUser('changes@example.test');
    const other = await signedIn('changes@example.test');
    const { client, accessToken } = await signedIn('changes@example.test');
    const { error } = await client.updateUser({ password: NEW, current_password: OLD });
    expect(error).toBeNull();
    expect([await isSignedIn(site.server, accessToken), await isSignedIn(site.server, other.accessToken)]).toEqual([
      true,
      false,
    ]);
    await expect(signedIn('changes@example.test')).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(signedIn('changes@example.test', NEW)).resolves.toBeTruthy();
  });

  it.each([
    [{ password: NEW }, 400, 'current_password_required'],
    [{ password: NEW, current_password: 'wrong horse' }, 400, 'current_password_invalid'],
    [{ password: OLD, current_password: OLD }, 422, 'same_password'],
    [{ password: 'a'.repeat(129), current_password: OLD }, 400, 'validation_failed'],
  ])('is refused for %j', async (wanted, status, code) => {
    await createUser(`${code}@example.test`);
    const { accessToken } = await signedIn(`${code}@example.test`);
    const answer = await callAuth(site.server, 'PUT', '/user', { accessToken, json: wanted });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    await expect(signedIn(`${code}@example.test`)).resolves.toBeTruthy();
  });

  it('returns to the real client why a password is weak (S8.43)', async () => {
    await createUser('weak@example.test');
    const { client } = await signedIn('weak@example.test');
    const { error } = await client.updateUser({ password: 'short', current_password: OLD });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  });

  it.each([
    ['password', 'pwned'],
    ['12345678', 'pwned'],
    ['Password1', 'pwned'],
    ['qwertyuiop', 'pwned'],
    ['iloveyou', 'pwned'],
    ['guessed@example.test', 'characters'],
    ['SOP-Platform', 'characters'],
  ])('refuses %s, as everybody would try it (security SEC8)', async (password, reason) => {
    const email = 'guessed@example.test';
    if (!(await site.query('SELECT 1 FROM auth_users WHERE email = $1', [email]))[0]) await createUser(email);
    const { client } = await signedIn(email);
    const { error } = await client.updateUser({ password, current_password: OLD });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: [reason] });
  });

  it('needs a fresh sign-in where there is no password yet', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'first-password@example.test');
    const call = { accessToken: session.access_token, json: { password: NEW } };
    await site.query("UPDATE auth_sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1", [
      session.user.id,
    ]);
    const stale = await callAuth(site.server, 'PUT', '/user', call);
    expect([stale.status, stale.body['code']]).toEqual([400, 'reauthentication_needed']);
    const fresh = await signInAs(site.origin, site.server.anonKey, 'first-password@example.test');
    expect((await callAuth(site.server, 'PUT', '/user', { ...call, accessToken: fresh.access_token })).status).toBe(
      200,
    );
    await expect(signedIn('first-password@example.test', NEW)).resolves.toBeTruthy();
  });

  it('needs the second factor of who has one', async () => {
    await createUser('factor@example.test');
    const { accessToken } = await signedIn('factor@example.test');
    await site.query(
      `INSERT INTO auth_factors (id, user_id, factor_type, status, sealed_secret)
       SELECT gen_random_uuid(), id, 'totp', 'verified', '\\x00' FROM auth_users WHERE email = 'factor@example.test'`,
    );
    const json = { password: NEW, current_password: OLD };
    const { status, body } = await callAuth(site.server, 'PUT', '/user', { accessToken, json });
    expect([status, body['code']]).toEqual([401, 'insufficient_aal']);
  });
});
