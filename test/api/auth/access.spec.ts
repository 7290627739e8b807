import { createHmac } from 'node:crypto';
import type { Session } from '@supabase/auth-js';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import type { TestServer } from '../../support/server-process.js';
import { useApi } from '../../support/test-site.js';
import { callAuth, isSignedIn, refresh } from './auth-wire.js';
import { authClientOf, signInAs } from './sign-in.js';

const SHARED = {
  BILLING_MODE: 'none',
  SECRET_KEY: 'a-shared-secret-of-32-characters!',
  ANON_KEY: 'anon-key-shared-by-replicas',
};

const site = useApi(SHARED);

let replica: TestServer;

beforeAll(async () => {
  replica = await site.startReplica({ ...SHARED, APP_URL: site.origin });
});

let people = 0;

function newSession(): Promise<Session> {
  people += 1;
  return signInAs(site.origin, site.server.anonKey, `visitor-${people}@example.test`);
}

/** Asks a route of the product, not of the auth layer. */
async function statusOf(server: { origin: string }, accessToken: string): Promise<number> {
  return (await new ApiClient(server.origin, accessToken).get('/profiles/me')).status;
}

/** Waits until both replicas refuse the token; they knew and cached it before. */
async function expectRefusedEverywhere(accessToken: string): Promise<void> {
  for (const server of [site.server, replica]) {
    await eventually(
      () => statusOf(server, accessToken),
      (status) => status === 401,
      // Well below the time for which a session is cached: the notification brings it.
      3000,
    );
  }
}

async function knownEverywhere(session: Session): Promise<Session> {
  for (const server of [site.server, replica]) expect(await statusOf(server, session.access_token)).toBe(200);
  return session;
}

const ENDS: [string, string, (session: Session) => Promise<unknown>][] = [
  [
    'sign-out',
    'session_not_found',
    ({ access_token }) => callAuth(site.server, 'POST', '/logout', { accessToken: access_token }),
  ],
  ['a ban', 'user_banned', ({ user }) => change("banned_until = now() + interval '1 hour'", user.id)],
  ['deletion', 'user_not_found', ({ user }) => change('deleted_at = now()', user.id)],
];

function change(what: string, userId: string): Promise<unknown> {
  return site.query(`UPDATE auth_users SET ${what} WHERE id = $1`, [userId]);
}

describe('an access token', () => {
  it.each(ENDS)('ends with %s on every replica at once, and says %s to the auth layer', async (_what, code, end) => {
    const session = await knownEverywhere(await newSession());
    await end(session);
    await expectRefusedEverywhere(session.access_token);
    const { status, body } = await callAuth(replica, 'GET', '/user', { accessToken: session.access_token });
    expect([status, body['code']]).toEqual([403, code]);
  });

  it('counts again when a ban is lifted', async () => {
    const session = await knownEverywhere(await newSession());
    await change("banned_until = now() + interval '1 hour'", session.user.id);
    await expectRefusedEverywhere(session.access_token);
    await change('banned_until = NULL', session.user.id);
    await eventually(
      () => statusOf(replica, session.access_token),
      (status) => status === 200,
      3000,
    );
  });

  it('carries no role: a change of type counts at once (S4.15)', async () => {
    const session = await knownEverywhere(await newSession());
    const client = new ApiClient(replica.origin, session.access_token);
    expect((await client.get('/install-links')).status).toBe(200);
    await new ApiClient(site.origin, session.access_token).patch('/profiles/me', { user_type: 'consultant' });
    await eventually(
      async () => (await client.get('/install-links')).status,
      (status) => status === 403,
      3000,
    );
  });
});

describe('sign-out (S7.6)', () => {
  it('of the real client ends every session of the person', async () => {
    const client = authClientOf(site.origin, site.server.anonKey);
    const here = await newSession();
    const elsewhere = await signInAs(site.origin, site.server.anonKey, here.user.email ?? '');
    await client.setSession(here);
    expect((await client.signOut()).error).toBeNull();
    for (const session of [here, elsewhere]) {
      expect(await isSignedIn(site.server, session.access_token)).toBe(false);
      expect((await refresh(site.server, session.refresh_token)).status).toBe(400);
    }
    expect((await client.getSession()).data.session).toBeNull();
  });

  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ])('with scope %s leaves the right sessions alone', async (scope, alive) => {
    const here = await newSession();
    const elsewhere = await signInAs(site.origin, site.server.anonKey, here.user.email ?? '');
    const stranger = await newSession();
    const { status } = await callAuth(site.server, 'POST', `/logout?scope=${scope}`, {
      accessToken: here.access_token,
    });
    expect(status).toBe(204);
    const after = await Promise.all([here, elsewhere].map((session) => isSignedIn(site.server, session.access_token)));
    expect(after).toEqual(alive);
    expect(await isSignedIn(site.server, stranger.access_token)).toBe(true);
  });

  it.each(['everywhere', '', 'local&scope=global'])('refuses the scope "%s"', async (scope) => {
    const { access_token: accessToken } = await newSession();
    const { status, body } = await callAuth(site.server, 'POST', `/logout?scope=${scope}`, { accessToken });
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
    expect(await isSignedIn(site.server, accessToken)).toBe(true);
  });

  it('a second time reports to the client that the session is gone', async () => {
    const { access_token: accessToken } = await newSession();
    await callAuth(site.server, 'POST', '/logout', { accessToken });
    const { status, body } = await callAuth(site.server, 'POST', '/logout', { accessToken });
    expect([status, body['code']]).toEqual([403, 'session_not_found']);
  });
});

describe('a forged token', () => {
  it('opens nothing: changed claims, no signature, another key, or the public key as a shared secret', async () => {
    const session = await newSession();
    const victim = await newSession();
    const { access_token: genuine } = session;
    const [header = '', , signature = ''] = genuine.split('.');
    const claims = decodeJwt(genuine);
    const { kid } = decodeProtectedHeader(genuine);
    const stolen = encode({ ...claims, sub: victim.user.id });
    const { privateKey } = await generateKeyPair('ES256');
    const otherKey = new SignJWT(claims).setProtectedHeader({ ...decodeProtectedHeader(genuine), alg: 'ES256' });
    const { body: keySet } = await callAuth(site.server, 'GET', '/.well-known/jwks.json');
    const confused = `${encode({ alg: 'HS256', kid, typ: 'JWT' })}.${encode(claims)}`;
    const forged = [
      `${header}.${stolen}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      `${encode({ alg: 'none', typ: 'JWT', kid })}.${encode(claims)}.${signature}`,
      await otherKey.sign(privateKey),
      `${confused}.${createHmac('sha256', JSON.stringify(keySet)).update(confused).digest('base64url')}`,
      `${session.access_token}x`,
      session.refresh_token,
      'a'.repeat(9000),
    ];
    for (const accessToken of forged) {
      const { status, headers } = await new ApiClient(site.origin, accessToken).get('/profiles/me');
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
      const { status: atAuth, body } = await callAuth(site.server, 'GET', '/user', { accessToken });
      expect([atAuth, body['code']]).toEqual([403, 'bad_jwt']);
    }
  });

  it('of another installation with the same database of keys is refused: the issuer counts', async () => {
    const other = await site.startReplica(SHARED);
    const session = await newSession();
    expect(await statusOf(other, session.access_token)).toBe(401);
  });

  it('is not needed: without one the answer says how to sign in', async () => {
    const { status, headers, body } = await new ApiClient(site.origin).get('/profiles/me');
    expect([status, headers.get('www-authenticate'), body['code']]).toEqual([401, 'Bearer', 'not-signed-in']);
    for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer a b', 'bearer']) {
      const answer = await new ApiClient(site.origin).get('/profiles/me', { headers: { authorization } });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });
});

describe('GET /settings', () => {
  it('lists every provider that clients may look for, with whether it is offered', async () => {
    const { body } = await callAuth<{ external: Record<string, boolean> }>(site.server, 'GET', '/settings');
    const { external } = body;
    expect(external).toMatchObject({ builtin: true, email: true, google: false, phone: false, linkedin_oidc: false });
    expect(Object.values(external).filter(Boolean)).toHaveLength(2);
  });
});

describe('the token of a deleted account', () => {
  it('is distinguished from one whose session has ended (security SEC16)', async () => {
    const gone = await newSession();
    await site.query('DELETE FROM auth_users WHERE id = $1', [gone.user.id]);
    const client = authClientOf(site.origin, site.server.anonKey);
    const { error } = await client.getUser(gone.access_token);
    expect(error).toMatchObject({ status: 403, code: 'user_not_found' });
    const ended = await newSession();
    await site.query('DELETE FROM auth_sessions WHERE user_id = $1', [ended.user.id]);
    const answer = await callAuth(site.server, 'GET', '/user', { accessToken: ended.access_token });
    expect([answer.status, answer.body['code']]).toEqual([403, 'session_not_found']);
  });
});

describe('the settings of an installation', () => {
  it('set how long a token lives', async () => {
    const short = await site.startReplica({ ...SHARED, APP_URL: site.origin, ACCESS_TOKEN_TTL_S: '120' });
    const { refresh_token: token } = await newSession();
    const { body } = await refresh(short, token);
    expect(body.expires_in).toBe(120);
    expect(await isSignedIn(short, body.access_token)).toBe(true);
  });

  it('may change their SECRET_KEY: who is signed in stays so, and new tokens have a new key', async () => {
    const session = await newSession();
    const changed = await site.startReplica({
      ...SHARED,
      APP_URL: site.origin,
      SECRET_KEY: 'another-secret-of-32-characters!!',
    });
    expect(await isSignedIn(changed, session.access_token)).toBe(true);
    const { status, body } = await refresh(changed, session.refresh_token);
    expect(status).toBe(200);
    const kids = [session.access_token, body.access_token].map((token) => decodeProtectedHeader(token).kid);
    expect(new Set(kids).size).toBe(2);
    expect(await isSignedIn(site.server, body.access_token)).toBe(true);
  });
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
