import { readdirSync, readFileSync } from 'node:fs';
import { AuthAdminApi } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { callAuth, isSignedIn, refresh } from './auth-wire.js';
import { signInAs } from './sign-in.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const BUNDLE = new URL('../../../dist/frontend/', import.meta.url);
const NOBODY = '00000000-0000-4000-8000-000000000000';

const site = useApi({ BILLING_MODE: 'none', SERVICE_KEY });

let admin: InstanceType<typeof AuthAdminApi>;

beforeAll(async () => {
  admin = new AuthAdminApi({
    url: `${site.origin}/api/v1/auth`,
    headers: { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` },
  });
});

/** Calls as an operator's program does, for what the real client never sends. */
function callAdmin<Body = Record<string, unknown>>(method: string, path: string, json?: unknown) {
  const call = json === undefined ? {} : { json };
  return callAuth<Body>(site.server, method, `/admin/users${path}`, { accessToken: SERVICE_KEY, ...call });
}

async function queryOne(text: string, values: unknown[]): Promise<Record<string, unknown> | undefined> {
  return (await site.query(text, values))[0];
}

async function createUser(email: string): Promise<string> {
  const { data, error } = await admin.createUser({ email, email_confirm: true });
  if (error) throw error;
  return data.user.id;
}

describe('the service key', () => {
  it.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${NOBODY}`],
    ['PUT', `/${NOBODY}`],
    ['DELETE', `/${NOBODY}`],
    ['GET', `/${NOBODY}/factors`],
  ])('is needed for %s /admin/users%s (S6.9, S7.1, S7.2)', async (method, path) => {
    const json = method === 'GET' ? {} : { json: {} };
    const call = (accessToken?: string) =>
      callAuth(site.server, method, `/admin/users${path}`, { ...json, ...(accessToken ? { accessToken } : {}) });
    const session = await signInAs(site.origin, site.server.anonKey, 'no-operator@example.test');
    const answers = [
      await call(),
      await call('nonsense'),
      await call(site.server.anonKey),
      await call(session.access_token),
    ];
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [401, 'no_authorization'],
      [403, 'bad_jwt'],
      [403, 'not_admin'],
      [403, 'not_admin'],
    ]);
  });
});

describe('the calls for operators', () => {
  it('are made by no page of the product (S6.9)', () => {
    const names = readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const scripts = names.map((name) => readFileSync(new URL(name, BUNDLE), 'utf8'));
    expect(scripts.length).toBeGreaterThan(3);
    // The library brings the calls; nothing of ours reaches for them.
    const isCalling = /\.admin\.(?:listUsers|createUser|deleteUser|getUserById|inviteUserByEmail)\(/;
    expect(scripts.filter((script) => isCalling.test(script))).toEqual([]);
  });
});

describe('POST /admin/users', () => {
  it('makes an account that waits for its owner', async () => {
    const { data, error } = await admin.createUser({
      email: ' Waiting@Example.test ',
      password: 'correct horse',
      user_metadata: { full_name: 'Wei Ting' },
      app_metadata: { team: 'blue' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'waiting@example.test',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'], team: 'blue' },
      user_metadata: { full_name: 'Wei Ting' },
      identities: [{ id: data.user?.id, provider: 'email', email: 'waiting@example.test' }],
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const kept = await queryOne('SELECT password_hash FROM auth_users WHERE id = $1', [data.user?.id]);
    expect(kept?.['password_hash']).toMatch(/^\$argon2id\$/);
  });

  it('makes an account that its owner opens through a provider at once', async () => {
    const userId = await createUser('ready@example.test');
    const session = await signInAs(site.origin, site.server.anonKey, 'ready@example.test');
    expect(session.user.id).toBe(userId);
    expect(session.user.app_metadata['providers']).toEqual(['email', 'builtin']);
  });

  it('takes an id', async () => {
    const id = '0190b3f0-0000-7000-8000-0000000000aa';
    const { body } = await callAdmin('POST', '', { email: 'with-id@example.test', id });
    expect(body['id']).toBe(id);
    const again = await callAdmin('POST', '', { email: 'with-id-2@example.test', id });
    expect([again.status, again.body['code']]).toEqual([409, 'conflict']);
  });

  it.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'nobody' }, 400, 'validation_failed'],
    [{ email: 'nul\u0000@example.test' }, 400, 'validation_failed'],
    [{ email: 'x@example.test', password: 'short' }, 422, 'weak_password'],
    [{ email: 'x@example.test', password: 'a'.repeat(129) }, 400, 'validation_failed'],
    [{ email: 'x@example.test', user_metadata: { nul: '\u0000' } }, 400, 'validation_failed'],
    [{ email: 'x@example.test', app_metadata: { much: 'a'.repeat(5000) } }, 400, 'validation_failed'],
    [{ email: 'x@example.test', ban_duration: 'for ever' }, 400, 'validation_failed'],
    [{ email: 'x@example.test', role: 'service_role' }, 400, 'validation_failed'],
    [{ email: 'x@example.test', id: 'one' }, 400, 'validation_failed'],
  ])('refuses %j', async (wanted, status, code) => {
    const answer = await callAdmin('POST', '', wanted);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  it('refuses an address that somebody has, however it is written, also when two come at once', async () => {
    const wanted = [{ email: 'twice@example.test' }, { email: 'Twice@example.test' }];
    const answers = await Promise.all(wanted.map((json) => callAdmin('POST', '', json)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body['code']).toBe('email_exists');
  });
});

describe('GET /admin/users', () => {
  it('gives pages with their number, newest first', async () => {
    for (const name of ['page-a', 'page-b', 'page-c']) await createUser(`${name}@example.test`);
    const { data, error } = await admin.listUsers({ page: 1, perPage: 2 });
    if (error) throw error;
    expect(data.users.map(({ email }) => email)).toEqual(['page-c@example.test', 'page-b@example.test']);
    expect(data.users[0]?.identities).toHaveLength(1);
    expect(data.nextPage).toBe(2);
    const all = await admin.listUsers();
    expect(all.data.users).toHaveLength(data.total);
    const last = await callAdmin<{ users: unknown[] }>('GET', '?page=1000&per_page=2');
    expect([last.status, last.body.users]).toEqual([200, []]);
  });

  it.each(['?page=0', '?per_page=1001', '?page=one', '?page=1&page=2'])('refuses %s', async (query) => {
    const { status, body } = await callAdmin('GET', query);
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
  });
});

describe('one account', () => {
  it.each([
    ['GET', undefined],
    ['PUT', {}],
    ['DELETE', {}],
  ])('is not found by %s under an unknown id, or one that is none', async (method, json) => {
    const unknown = await callAdmin(method, `/${NOBODY}`, json);
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'user_not_found']);
    const none = await callAdmin(method, '/someone', json);
    expect([none.status, none.body['code']]).toEqual([404, 'validation_failed']);
  });

  it('is given as it is, with its second factors', async () => {
    const userId = await createUser('given@example.test');
    const { data } = await admin.getUserById(userId);
    expect(data.user).toMatchObject({ id: userId, email: 'given@example.test' });
    const { data: answer } = await admin.mfa.listFactors({ userId });
    expect(answer?.factors).toEqual([]);
  });

  it('gets another address and another name, in its profile too', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'old-address@example.test');
    const changes = { email: 'New-Address@example.test', user_metadata: { full_name: 'Nia New' } };
    const { data, error } = await admin.updateUserById(session.user.id, changes);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'new-address@example.test', user_metadata: { full_name: 'Nia New' } });
    const profile = await queryOne('SELECT email, full_name FROM profiles WHERE id = $1', [session.user.id]);
    expect(profile).toEqual({ email: 'new-address@example.test', full_name: 'Nia New' });
  });

  it('keeps its address when the wanted one is taken', async () => {
    await createUser('taken@example.test');
    const userId = await createUser('wants-it@example.test');
    const { error } = await admin.updateUserById(userId, { email: 'taken@example.test' });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('is confirmed without a mail, and has a profile from then on', async () => {
    const { data } = await admin.createUser({ email: 'later@example.test', user_metadata: { full_name: 'Lara' } });
    const userId = data.user?.id ?? '';
    expect(await queryOne('SELECT 1 FROM profiles WHERE id = $1', [userId])).toBeUndefined();
    const confirmed = await admin.updateUserById(userId, { email_confirm: true });
    expect(confirmed.data.user?.email_confirmed_at).toEqual(expect.any(String));
    const profile = await queryOne('SELECT full_name FROM profiles WHERE id = $1', [userId]);
    expect(profile).toEqual({ full_name: 'Lara' });
  });

  it('merges what the operator says about it, and null removes a key', async () => {
    const userId = await createUser('labels@example.test');
    await admin.updateUserById(userId, { app_metadata: { team: 'blue', floor: 2 } });
    const { data } = await admin.updateUserById(userId, { app_metadata: { team: null } });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], floor: 2 });
  });

  it('ends its sessions with a new password', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'new-password@example.test');
    await admin.updateUserById(session.user.id, { password: 'another horse' });
    expect(await isSignedIn(site.server, session.access_token)).toBe(false);
    expect((await refresh(site.server, session.refresh_token)).status).toBe(400);
  });

  it('lets its owner in again when the ban is over', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'banned@example.test');
    const { data } = await admin.updateUserById(session.user.id, { ban_duration: '24h' });
    const untilMs = Date.parse(String(data.user?.banned_until));
    expect(untilMs - Date.parse(String(data.user?.updated_at))).toBeCloseTo(24 * 3_600_000, -4);
    expect(await isSignedIn(site.server, session.access_token)).toBe(false);
    expect((await refresh(site.server, session.refresh_token)).body.code).toBe('user_banned');
    await admin.updateUserById(session.user.id, { ban_duration: 'none' });
    expect(await isSignedIn(site.server, session.access_token)).toBe(true);
  });

  it('goes with everything it owns', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'leaving@example.test');
    const { error } = await admin.deleteUser(session.user.id);
    expect(error).toBeNull();
    expect(await isSignedIn(site.server, session.access_token)).toBe(false);
    expect(await queryOne('SELECT 1 FROM profiles WHERE id = $1', [session.user.id])).toBeUndefined();
    expect(
      await queryOne('SELECT 1 FROM identity_provider_accounts WHERE email = $1', ['leaving@example.test']),
    ).toBeUndefined();
  });

  it('forgets the person when only the rows stay, whose address is free again', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'forgotten@example.test');
    const userId = session.user.id;
    expect((await admin.deleteUser(userId, true)).error).toBeNull();
    expect(await isSignedIn(site.server, session.access_token)).toBe(false);
    expect((await admin.getUserById(userId)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    const left = await queryOne(
      `SELECT row_to_json(u)::text || row_to_json(p)::text AS text FROM auth_users u JOIN profiles p USING (id)
       WHERE u.id = $1`,
      [userId],
    );
    expect(left?.['text']).not.toContain('forgotten');
    expect(
      await queryOne('SELECT 1 FROM identity_provider_accounts WHERE email = $1', ['forgotten@example.test']),
    ).toBeUndefined();
    expect((await signInAs(site.origin, site.server.anonKey, 'forgotten@example.test')).user.id).not.toBe(userId);
  });
});
