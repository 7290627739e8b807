import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { callAuth } from './auth-wire.js';
import { followRedirects } from './browser-walk.js';
import { authClientOf } from './sign-in.js';
import { SigningIssuer } from './signing-issuer.js';

const WORK = 'work' as 'google';

let database: TestDatabase;
let server: TestServer;
let issuer: SigningIssuer;

beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await SigningIssuer.start();
  server = await startSharedServer({
    databaseUrl: database.url,
    env: {
      BILLING_MODE: 'none',
      OIDC_PROVIDERS: 'work,away',
      ...issuer.settings('work'),
      ...issuer.settings('away'),
      OIDC_AWAY_ISSUER: `http://localhost:${await findFreePort()}`,
    },
  });
});

afterAll(async () => {
  await server?.discard();
  await issuer?.stop();
  await database?.drop();
});

const newClient = () => authClientOf(server.origin, server.anonKey);

async function signIn(claims: JWTPayload, extras: { nonce?: string } = {}) {
  const client = newClient();
  const token = await issuer.sign(claims);
  return { client, ...(await client.signInWithIdToken({ provider: WORK, token, ...extras })) };
}

function grant(json: Record<string, unknown>, accessToken?: string) {
  const call = { json, ...(accessToken ? { accessToken } : {}) };
  return callAuth(server, 'POST', '/token?grant_type=id_token', call);
}

describe('an ID token that a client obtained on its own', () => {
  it('opens the account of its subject, the same each time', async () => {
    const claims = { sub: 'anna-1', email: 'Anna@example.test', name: 'Anna Ito' };
    const first = await signIn(claims);
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email: 'anna@example.test',
      user_metadata: { full_name: 'Anna Ito' },
      app_metadata: { provider: 'work' },
    });
    expect((await first.client.getClaims()).data?.claims['amr']).toMatchObject([{ method: 'oauth' }]);
    const second = await signIn({ ...claims, email: 'anna.elsewhere@example.test' });
    expect(second.data.user?.id).toBe(first.data.user?.id);
  });

  it('holds the hash of the nonce that the client kept, or neither has one', async () => {
    const claims = { sub: 'nonce-1', email: 'nonce@example.test' };
    const hashed = createHash('sha256').update('kept by the client').digest('hex');
    expect((await signIn({ ...claims, nonce: hashed }, { nonce: 'kept by the client' })).error).toBeNull();
    for (const [inToken, sent] of [
      [hashed, 'another'],
      [hashed, undefined],
      [undefined, 'kept by the client'],
      ['kept by the client', 'kept by the client'],
    ]) {
      const { error } = await signIn(
        { ...claims, ...(inToken ? { nonce: inToken } : {}) },
        sent ? { nonce: sent } : {},
      );
      expect(error).toMatchObject({ status: 400 });
    }
  });

  const now = Math.floor(Date.now() / 1000);
  it.each([
    ['another audience', { aud: 'another-product' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['the past', { iat: now - 7200, exp: now - 3600 }],
    ['the future', { iat: now + 3600, exp: now + 7200 }],
    ['no end', { exp: undefined }],
    ['nobody', { sub: undefined }],
  ])('is refused when it is of %s', async (_what, claims) => {
    const idToken = await issuer.sign({ sub: 'x', email: 'x@example.test', ...claims } as JWTPayload);
    const answer = await grant({ provider: 'work', id_token: idToken });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', error_description: 'Bad ID token' },
    });
  });

  it.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', '\u0000'])('is refused as %j', async (idToken) => {
    expect(await grant({ provider: 'work', id_token: idToken })).toMatchObject({ status: 400 });
  });

  it('is refused when somebody else has signed it', async () => {
    const idToken = await issuer.sign({ sub: 'x', email: 'x@example.test' }, { byStranger: true });
    expect(await grant({ provider: 'work', id_token: idToken })).toMatchObject({ status: 400 });
  });

  it('needs an address that the provider has verified', async () => {
    const { error } = await signIn({ sub: 'y', email: 'y@example.test', email_verified: false });
    expect(error).toMatchObject({ code: 'provider_email_needs_verification' });
  });

  it.each([
    [{ provider: 'work' }, 400],
    [{ id_token: 'x' }, 400],
    [{ provider: 'unknown', id_token: 'x' }, 400],
    [{ provider: 'away', id_token: 'x' }, 503],
  ])('cannot be asked about with %j', async (json, status) => {
    expect((await grant(json)).status).toBe(status);
  });

  it('joins the account of a person who is signed in, and no other', async () => {
    const first = await signIn({ sub: 'linker-1', email: 'linker@example.test' });
    const accessToken = first.data.session?.access_token ?? '';
    const other = await issuer.sign({ sub: 'linker-2', email: 'linker-at-work@example.test' });
    const wanted = { provider: 'work', id_token: other, link_identity: true };
    expect(await grant(wanted)).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    expect(await grant(wanted, accessToken)).toMatchObject({
      status: 200,
      body: { user: { id: first.data.user?.id } },
    });
    const again = await signIn({ sub: 'linker-2', email: 'linker-at-work@example.test' });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    expect(await grant(wanted, accessToken)).toMatchObject({ status: 422, body: { code: 'identity_already_exists' } });
  });
});

describe('a sign-in through the code flow', () => {
  async function comeBack(): Promise<URLSearchParams> {
    const client = newClient();
    const { data } = await client.signInWithOAuth({
      provider: 'work' as 'google',
      options: { redirectTo: `${server.origin}/auth/callback`, skipBrowserRedirect: true },
    });
    const { address } = await followRedirects(data.url ?? '', { until: /:\d+\/auth\/callback\?/ });
    return new URL(address).searchParams;
  }

  it('needs an ID token that the issuer has signed (security SEC13)', async () => {
    const claims = { sub: 'code-flow', email: 'code-flow@example.test' };
    issuer.nextSignIn = { claims, byStranger: true };
    expect((await comeBack()).get('error_code')).toBe('bad_oauth_callback');
    issuer.nextSignIn = { claims, byStranger: false };
    expect((await comeBack()).get('code')).toBeTruthy();
  });
});
