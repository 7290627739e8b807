import { AuthAdminApi, type UserIdentity } from '@supabase/auth-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { callAuth } from './auth-wire.js';
import { followRedirects } from './browser-walk.js';
import { OutsideIssuer, type OutsidePerson } from './outside-issuer.js';
import { authClientOf } from './sign-in.js';

const SERVICE_KEY = 'service-key-of-the-test-server';

type Client = ReturnType<typeof authClientOf>;

let database: TestDatabase;
let server: TestServer;
let home: OutsideIssuer;
let work: OutsideIssuer;
let sql: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await findFreePort();
  const callback = `http://localhost:${port}/api/v1/auth/callback`;
  home = await OutsideIssuer.start(callback);
  work = await OutsideIssuer.start(callback);
  server = await startSharedServer({
    databaseUrl: database.url,
    port,
    env: {
      BILLING_MODE: 'none',
      SERVICE_KEY,
      OIDC_PROVIDERS: 'home,work',
      ...home.settings('home'),
      ...work.settings('work'),
    },
  });
  sql = new pg.Client({ connectionString: database.ownerUrl });
  await sql.connect();
});

afterAll(async () => {
  await sql?.end();
  await server?.discard();
  await home?.stop();
  await work?.stop();
  await database?.drop();
});

const personOf = (sub: string): OutsidePerson => ({ sub, email: `${sub}@example.test`, email_verified: true });

/** Walks through the provider's pages and gives the address of the site at which it ends. */
async function walk(address: string): Promise<URL> {
  const end = await followRedirects(address, { until: /:\d+\/account\?/ });
  return new URL(end.address);
}

const options = () => ({ redirectTo: `${server.origin}/account`, skipBrowserRedirect: true });

async function signedIn(sub: string): Promise<Client> {
  home.person = personOf(sub);
  const client = authClientOf(server.origin, server.anonKey);
  const { data } = await client.signInWithOAuth({ provider: 'home' as 'google', options: options() });
  const { error } = await client.exchangeCodeForSession((await walk(data.url ?? '')).searchParams.get('code') ?? '');
  if (error) throw error;
  return client;
}

async function createUser(credentials: { email: string; password: string }): Promise<void> {
  const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  const admin = new AuthAdminApi({ url: `${server.origin}/api/v1/auth`, headers });
  const { error } = await admin.createUser({ ...credentials, email_confirm: true });
  if (error) throw error;
}

/** Begins to link the person's identity at work, and gives what the browser comes back with. */
async function comeBackFromWork(client: Client, sub: string): Promise<URLSearchParams> {
  work.person = personOf(sub);
  const { data, error } = await client.linkIdentity({ provider: 'work' as 'google', options: options() });
  if (error) throw error;
  return (await walk(data.url ?? '')).searchParams;
}

async function linkWork(client: Client, sub: string): Promise<void> {
  const { error } = await client.exchangeCodeForSession((await comeBackFromWork(client, sub)).get('code') ?? '');
  if (error) throw error;
}

async function identitiesOf(client: Client): Promise<UserIdentity[]> {
  const { data, error } = await client.getUserIdentities();
  if (error) throw error;
  return data.identities;
}

async function accessTokenOf(client: Client): Promise<string> {
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}

describe('linking an identity', () => {
  it('opens the same account from both providers from then on', async () => {
    const client = await signedIn('anna');
    const before = (await client.getUser()).data.user;
    await linkWork(client, 'anna-at-work');
    const { user } = (await client.getUser()).data;
    expect(user).toMatchObject({ id: before?.id, email: 'anna@example.test' });
    expect(user?.app_metadata).toMatchObject({ provider: 'home', providers: ['home', 'work'] });
    expect((await identitiesOf(client)).map(({ provider }) => provider)).toEqual(['home', 'work']);
  });

  it('redirects who does not ask for the address', async () => {
    const accessToken = await accessTokenOf(await signedIn('redirected'));
    const query = new URLSearchParams({
      provider: 'work',
      redirect_to: `${server.origin}/account`,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 's256',
    });
    const { origin, anonKey } = server;
    const response = await fetch(`${origin}/api/v1/auth/user/identities/authorize?${query}`, {
      headers: { apikey: anonKey, authorization: `Bearer ${accessToken}` },
      redirect: 'manual',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain(work.issuer);
  });

  it('refuses an identity that opens another account, and one that opens this one', async () => {
    const owner = await signedIn('owner');
    await linkWork(owner, 'owner-at-work');
    const client = await signedIn('thief');
    const refused = await comeBackFromWork(client, 'owner-at-work');
    expect([refused.get('code'), refused.get('error_code')]).toEqual([null, 'identity_already_exists']);
    const again = await comeBackFromWork(owner, 'owner-at-work');
    expect(again.get('error_code')).toBe('identity_already_exists');
  });

  it('links nothing for a person whom a stranger has sent to the provider', async () => {
    const stranger = await signedIn('stranger');
    const comeBack = await comeBackFromWork(stranger, 'lured-at-work');
    const lured = authClientOf(server.origin, server.anonKey);
    expect((await lured.exchangeCodeForSession(comeBack.get('code') ?? '')).error).not.toBeNull();
    expect(await identitiesOf(stranger)).toHaveLength(1);
    const { rows } = await sql.query("SELECT 1 FROM auth_identities WHERE subject = 'lured-at-work'");
    expect(rows).toEqual([]);
  });

  it('ends with the session that asked for it', async () => {
    const client = await signedIn('gone');
    const code = (await comeBackFromWork(client, 'gone-at-work')).get('code') ?? '';
    await sql.query(
      `UPDATE auth_sessions SET ended_at = now() FROM auth_users u WHERE u.id = user_id AND u.email = 'gone@example.test'`,
    );
    const { error } = await client.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('links an identity once when two codes of it are exchanged', async () => {
    const [one, other] = [await signedIn('first-come'), await signedIn('second-come')];
    const codeOfOne = (await comeBackFromWork(one, 'shared-at-work')).get('code') ?? '';
    const codeOfOther = (await comeBackFromWork(other, 'shared-at-work')).get('code') ?? '';
    expect((await one.exchangeCodeForSession(codeOfOne)).error).toBeNull();
    const { error } = await other.exchangeCodeForSession(codeOfOther);
    expect(error).toMatchObject({ status: 422, code: 'identity_already_exists' });
  });

  it('is for signed-in people and known providers only', async () => {
    const path = '/user/identities/authorize?skip_http_redirect=true';
    expect((await callAuth(server, 'GET', path)).status).toBe(401);
    const accessToken = await accessTokenOf(await signedIn('asking'));
    const proof = `code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`;
    for (const query of ['provider=work', `provider=unknown&${proof}`, proof]) {
      const { status, body } = await callAuth(server, 'GET', `${path}&${query}`, { accessToken });
      expect([status, body['code']]).toEqual([400, 'validation_failed']);
    }
  });
});

describe('unlinking an identity', () => {
  it('keeps the account, which the other provider still opens', async () => {
    const client = await signedIn('leaver');
    await linkWork(client, 'leaver-at-work');
    const [first] = await identitiesOf(client);
    if (!first) throw new Error('The account has no identity');
    expect((await client.unlinkIdentity(first)).error).toBeNull();
    expect((await identitiesOf(client)).map(({ provider }) => provider)).toEqual(['work']);
    const { user } = (await client.getUser()).data;
    expect(user?.app_metadata).toMatchObject({ provider: 'work', providers: ['work'] });
  });

  it('takes the password with the email identity (security SEC15)', async () => {
    const credentials = { email: 'parted@example.test', password: 'correct horse' };
    await createUser(credentials);
    const client = await signedIn('parted');
    const identities = await identitiesOf(client);
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'home']);
    const other = authClientOf(server.origin, server.anonKey);
    expect((await other.signInWithPassword(credentials)).error).toBeNull();
    expect((await client.unlinkIdentity(identities[0] as UserIdentity)).error).toBeNull();
    expect((await other.signInWithPassword(credentials)).error).toMatchObject({ code: 'invalid_credentials' });
    await expect(signedIn('parted')).resolves.toBeTruthy();
  });

  it('keeps the only identity that still opens the account, when the provider of another is gone (security SEC15)', async () => {
    const credentials = { email: 'left-behind@example.test', password: 'correct horse' };
    await createUser(credentials);
    const client = await signedIn('left-behind');
    await sql.query("UPDATE auth_identities SET provider = 'closed' WHERE subject = 'left-behind'");
    const [first] = await identitiesOf(client);
    const { error } = await client.unlinkIdentity(first as UserIdentity);
    expect(error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
  });

  it('never takes the last one', async () => {
    const client = await signedIn('single');
    const [only] = await identitiesOf(client);
    if (!only) throw new Error('The account has no identity');
    const { error } = await client.unlinkIdentity(only);
    expect(error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
  });

  it('leaves one of two that are taken at the same time', async () => {
    const client = await signedIn('hasty');
    await linkWork(client, 'hasty-at-work');
    const answers = await Promise.all((await identitiesOf(client)).map((identity) => client.unlinkIdentity(identity)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await identitiesOf(client)).toHaveLength(1);
  });

  it("does not touch another person's", async () => {
    const owner = await signedIn('untouched');
    await linkWork(owner, 'untouched-at-work');
    const [identity] = await identitiesOf(owner);
    const other = await signedIn('meddler');
    await linkWork(other, 'meddler-at-work');
    const { error } = await other.unlinkIdentity({ ...identity } as UserIdentity);
    expect(error).toMatchObject({ status: 422, code: 'identity_not_found' });
    expect(await identitiesOf(owner)).toHaveLength(2);
  });

  it('takes only ids', async () => {
    const accessToken = await accessTokenOf(await signedIn('no-id'));
    const { status, body } = await callAuth(server, 'DELETE', '/user/identities/first', { accessToken });
    expect([status, body['code']]).toEqual([404, 'validation_failed']);
  });
});

describe('who has a second factor', () => {
  it('must have verified it to link or to unlink', async () => {
    const client = await signedIn('careful');
    await linkWork(client, 'careful-at-work');
    const [identity] = await identitiesOf(client);
    if (!identity) throw new Error('The account has no identity');
    await sql.query(
      `INSERT INTO auth_factors (id, user_id, factor_type, status, sealed_secret)
       VALUES (gen_random_uuid(), $1, 'totp', 'verified', '\\x00')`,
      [identity.user_id],
    );
    const refusal = { status: 403, code: 'insufficient_aal' };
    expect((await client.unlinkIdentity(identity)).error).toMatchObject(refusal);
    const linking = await client.linkIdentity({ provider: 'work' as 'google', options: options() });
    expect(linking.error).toMatchObject(refusal);
  });
});
