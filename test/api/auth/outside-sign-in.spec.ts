import type { User } from '@supabase/auth-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { callAuth } from './auth-wire.js';
import { followRedirects } from './browser-walk.js';
import { OutsideIssuer, type OutsidePerson } from './outside-issuer.js';
import { authClientOf } from './sign-in.js';

let database: TestDatabase;
let server: TestServer;
let sql: pg.Client;
let first: OutsideIssuer;
let second: OutsideIssuer;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await findFreePort();
  const callback = `http://localhost:${port}/api/v1/auth/callback`;
  first = await OutsideIssuer.start(callback);
  second = await OutsideIssuer.start(callback);
  server = await startSharedServer({
    databaseUrl: database.url,
    port,
    env: {
      BILLING_MODE: 'none',
      OIDC_PROVIDERS: 'first,second,away',
      ...first.settings('first'),
      ...second.settings('second'),
      ...first.settings('away'),
      OIDC_AWAY_ISSUER: `http://localhost:${await findFreePort()}`,
    },
  });
  sql = new pg.Client({ connectionString: database.ownerUrl });
  await sql.connect();
});

afterAll(async () => {
  await sql?.end();
  await server?.discard();
  await first?.stop();
  await second?.stop();
  await database?.drop();
});

type Outcome = { user: User } | { error: string; errorCode: string; description: string };

/** Signs in through an issuer that vouches for the person so. */
async function signInThrough(provider: 'first' | 'second', person: OutsidePerson): Promise<Outcome> {
  (provider === 'first' ? first : second).person = person;
  const client = authClientOf(server.origin, server.anonKey);
  const { data } = await client.signInWithOAuth({
    provider: provider as 'google',
    options: { redirectTo: `${server.origin}/auth/callback`, skipBrowserRedirect: true },
  });
  const { address } = await followRedirects(data.url ?? '', { until: /:\d+\/auth\/callback\?/ });
  const query = new URL(address).searchParams;
  const code = query.get('code');
  if (!code) {
    const [error, errorCode, description] = ['error', 'error_code', 'error_description'].map((n) => query.get(n) ?? '');
    return { error: error ?? '', errorCode: errorCode ?? '', description: description ?? '' };
  }
  const exchanged = await client.exchangeCodeForSession(code);
  if (exchanged.error) throw exchanged.error;
  return { user: exchanged.data.user };
}

async function userThrough(provider: 'first' | 'second', person: OutsidePerson): Promise<User> {
  const outcome = await signInThrough(provider, person);
  if ('error' in outcome) throw new Error(`Refused: ${outcome.errorCode}`);
  return outcome.user;
}

describe('sign-in through an issuer of its own', () => {
  it('opens an account with a profile and what the issuer said (S3.1, S3.7)', async () => {
    const user = await userThrough('first', {
      sub: 's-1',
      email: 'Ada@Example.test',
      email_verified: true,
      name: 'Ada B',
    });
    expect(user).toMatchObject({
      email: 'ada@example.test',
      app_metadata: { provider: 'first', providers: ['first'] },
      user_metadata: { full_name: 'Ada B' },
    });
    expect(user.email_confirmed_at).toBeTruthy();
    expect(user.identities).toMatchObject([{ id: 's-1', provider: 'first', email: 'ada@example.test' }]);
    const { rows } = await sql.query('SELECT full_name, email FROM profiles WHERE id = $1', [user.id]);
    expect(rows).toEqual([{ full_name: 'Ada B', email: 'ada@example.test' }]);
  });

  it('recognizes a person by issuer and subject, regardless of the current address', async () => {
    const before = await userThrough('first', { sub: 's-2', email: 'old@example.test', email_verified: true });
    const after = await userThrough('first', { sub: 's-2', email: 'new@example.test', email_verified: true });
    expect(after.id).toBe(before.id);
    expect(after.email).toBe('old@example.test');
  });

  it('does not take equal subjects of two issuers for one person', async () => {
    const one = await userThrough('first', { sub: 'same', email: 'one@example.test', email_verified: true });
    const other = await userThrough('second', { sub: 'same', email: 'other@example.test', email_verified: true });
    expect(other.id).not.toBe(one.id);
  });

  it('joins the accounts of two issuers that both verified the address', async () => {
    const one = await userThrough('first', { sub: 'j-1', email: 'join@example.test', email_verified: true });
    const other = await userThrough('second', { sub: 'j-2', email: 'JOIN@example.test', email_verified: true });
    expect(other.id).toBe(one.id);
    expect(other.identities?.map(({ provider }) => provider).sort()).toEqual(['first', 'second']);
    expect(other.app_metadata.providers).toEqual(['first', 'second']);
  });

  it('makes one account of two first sign-ins at the same time', async () => {
    first.person = { sub: 'r-1', email: 'race@example.test', email_verified: true };
    const users = await Promise.all([1, 2, 3].map(() => userThrough('first', { ...first.person, sub: 'r-1' })));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });

  it('takes over an unconfirmed account of the address without its password and its other identities', async () => {
    const { rows } = await sql.query<{ id: string }>(
      `INSERT INTO auth_users (id, email, password_hash) VALUES (gen_random_uuid(), 'squat@example.test', 'x') RETURNING id`,
    );
    const squatted = rows[0]?.id;
    const user = await userThrough('first', { sub: 'q-1', email: 'squat@example.test', email_verified: true });
    const { rows: after } = await sql.query(
      `SELECT password_hash, email_confirmed_at IS NOT NULL AS confirmed FROM auth_users
       WHERE email = 'squat@example.test' AND deleted_at IS NULL`,
    );
    expect(after).toEqual([{ password_hash: null, confirmed: true }]);
    expect(user.email).toBe('squat@example.test');
    expect(user.identities).toHaveLength(1);
    expect([squatted, user.id]).toContain(user.id);
  });

  it('leaves a trace of an account that it has taken over (security SEC6)', async () => {
    const { rows: squatted } = await sql.query<{ id: string }>(
      `INSERT INTO auth_users (id, email, password_hash) VALUES (gen_random_uuid(), 'traced@example.test', 'x') RETURNING id`,
    );
    const user = await userThrough('first', { sub: 'q-2', email: 'traced@example.test', email_verified: true });
    expect(user.id).toBe(squatted[0]?.id);
    const { rows } = await sql.query('SELECT kind, details FROM security_events WHERE user_id = $1 AND kind = $2', [
      user.id,
      'account_changed',
    ]);
    expect(rows).toEqual([{ kind: 'account_changed', details: { provider: 'first', taken_over: true } }]);
  });
});

describe('sign-in is refused', () => {
  it.each([
    ['an address that is not verified', { sub: 'u-1', email: 'una@example.test', email_verified: false }],
    ['an address of which the issuer does not say it', { sub: 'u-2', email: 'una@example.test' }],
    ['"true" as text', { sub: 'u-3', email: 'una@example.test', email_verified: 'true' }],
    ['no address', { sub: 'u-4', email_verified: true }],
    ['an address with NUL', { sub: 'u-5', email: 'a\u0000@example.test', email_verified: true }],
    ['an address that is none', { sub: 'u-6', email: 'nothing', email_verified: true }],
    ['an address that is far too long', { sub: 'u-7', email: `${'a'.repeat(400)}@example.test`, email_verified: true }],
  ])('with %s', async (_what, person) => {
    const outcome = await signInThrough('first', person);
    expect(outcome).toMatchObject({ error: 'access_denied', errorCode: 'provider_email_needs_verification' });
    const { rows } = await sql.query('SELECT 1 FROM auth_identities WHERE subject = $1', [person.sub]);
    expect(rows).toEqual([]);
  });

  it('and leaves a trace, with the reason (security SEC6)', async () => {
    await sql.query('DELETE FROM security_events');
    await signInThrough('first', { sub: 'u-8', email: 'una@example.test', email_verified: false });
    const { rows } = await sql.query(
      "SELECT user_id, actor, details FROM security_events WHERE kind = 'sign_in_failed'",
    );
    const details = { method: 'oauth', provider: 'first', reason: 'provider_email_needs_verification' };
    expect(rows).toEqual([{ user_id: null, actor: 'anonymous', details }]);
  });

  it('to a banned person', async () => {
    const person = { sub: 'b-1', email: 'banned@example.test', email_verified: true };
    const user = await userThrough('first', person);
    await sql.query("UPDATE auth_users SET banned_until = now() + interval '1 day' WHERE id = $1", [user.id]);
    expect(await signInThrough('first', person)).toMatchObject({ error: 'access_denied', errorCode: 'user_banned' });
  });

  it('survives names that cannot be stored', async () => {
    const name = `N\u0000${'x'.repeat(5000)}`;
    const user = await userThrough('first', { sub: 'n-1', email: 'name@example.test', email_verified: true, name });
    expect(String(user.user_metadata['full_name']).length).toBeLessThanOrEqual(200);
  });
});

describe('an issuer', () => {
  it('is asked to describe itself once', async () => {
    await userThrough('second', { sub: 'd-1', email: 'd1@example.test', email_verified: true });
    const before = second.discoveries;
    await userThrough('second', { sub: 'd-2', email: 'd2@example.test', email_verified: true });
    expect(second.discoveries).toBe(before);
  });

  it('that cannot be reached is answered with 503, not with a fault of ours, and the others still work', async () => {
    const query = new URLSearchParams({
      provider: 'away',
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 's256',
    });
    const { status, body } = await callAuth(server, 'GET', `/authorize?${query}`);
    expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    await userThrough('second', { sub: 'd-1', email: 'd1@example.test', email_verified: true });
  });

  it('takes the place of the built-in provider', async () => {
    expect((await fetch(`${server.origin}/idp/.well-known/openid-configuration`)).status).toBe(404);
    const { body } = await callAuth(server, 'GET', '/settings');
    expect(body['external']).toMatchObject({ first: true, second: true });
    expect(body['external']).not.toHaveProperty('builtin');
    const query = 'provider=builtin&code_challenge=A&code_challenge_method=s256';
    expect((await callAuth(server, 'GET', `/authorize?${query}`)).status).toBe(400);
  });

  it('cannot answer for another: an answer that names another issuer is refused', async () => {
    first.person = { sub: 'm-1', email: 'mix@example.test', email_verified: true };
    const client = authClientOf(server.origin, server.anonKey);
    const { data } = await client.signInWithOAuth({
      provider: 'first' as 'google',
      options: { redirectTo: `${server.origin}/auth/callback`, skipBrowserRedirect: true },
    });
    const { address } = await followRedirects(data.url ?? '', { until: /\/api\/v1\/auth\/callback\?/ });
    const forged = new URL(address);
    forged.searchParams.set('iss', second.issuer);
    const { address: end } = await followRedirects(forged.href, { until: /:\d+\/auth\/callback\?/ });
    expect(new URL(end).searchParams.get('error_code')).toBe('bad_oauth_callback');
  });
});
