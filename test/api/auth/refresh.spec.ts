import type { Session } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/server-process.js';
import { useApi } from '../../support/test-site.js';
import { callAuth, isSignedIn, refresh } from './auth-wire.js';
import { authClientOf, signInAs } from './sign-in.js';

const REUSE_INTERVAL_S = 10;
const KEYS = { SECRET_KEY: 'a-shared-secret-of-32-characters!', ANON_KEY: 'anon-key-shared-by-replicas' };

const ENV = { BILLING_MODE: 'none', REFRESH_REUSE_INTERVAL_S: String(REUSE_INTERVAL_S), ...KEYS };
const site = useApi(ENV);

let replica: TestServer;

beforeAll(async () => {
  replica = await site.startReplica({ ...ENV, APP_URL: site.origin });
});

let people = 0;

/** A session of somebody new. */
function newSession(): Promise<Session> {
  people += 1;
  return signInAs(site.origin, site.server.anonKey, `refresher-${people}@example.test`);
}

/** Refreshes and insists that it works. @returns the new refresh token */
async function rotate(token: string): Promise<string> {
  const { status, body } = await refresh(site.server, token);
  expect(status).toBe(200);
  return body.refresh_token;
}

/** Lets the reuse interval pass for every token of the person's sessions. */
async function letReuseIntervalPass({ user }: Session): Promise<void> {
  await site.query(
    `UPDATE auth_refresh_tokens SET revoked_at = revoked_at - make_interval(secs => $2)
     WHERE session_id IN (SELECT id FROM auth_sessions WHERE user_id = $1)`,
    [user.id, REUSE_INTERVAL_S + 1],
  );
}

function claimsOf(accessToken: string): Record<string, unknown> {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}

describe('a refresh', () => {
  it('gives a new pair of tokens in the same session (S7.7, S3.5)', async () => {
    const session = await newSession();
    const { status, headers, body } = await refresh(site.server, session.refresh_token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: session.user.id } });
    expect(body.refresh_token).not.toBe(session.refresh_token);
    const [before, after] = [claimsOf(session.access_token), claimsOf(body.access_token)];
    expect(after).toMatchObject({ session_id: before['session_id'], amr: before['amr'], aal: 'aal1' });
  });

  it('hands over no token of the provider (S3.6)', async () => {
    const session = await newSession();
    expect(session.provider_token).toBeTruthy();
    const { body } = await refresh(site.server, session.refresh_token);
    expect(body).not.toHaveProperty('provider_token');
    expect(body).not.toHaveProperty('provider_refresh_token');
  });

  it('works through the real client, which keeps the new session', async () => {
    const { refresh_token } = await newSession();
    const client = authClientOf(site.origin, site.server.anonKey);
    const { data, error } = await client.refreshSession({ refresh_token });
    expect(error).toBeNull();
    expect((await client.getSession()).data.session?.refresh_token).toBe(data.session?.refresh_token);
  });
});

describe('a token that was used before', () => {
  it('gives the same active child to its holder, however late', async () => {
    const session = await newSession();
    const child = await rotate(session.refresh_token);
    expect(await rotate(session.refresh_token)).toBe(child);
    await letReuseIntervalPass(session);
    expect(await rotate(session.refresh_token)).toBe(child);
    expect(await rotate(child)).not.toBe(child);
  });

  it('leads to the active token within the reuse interval, even when it is older than the parent', async () => {
    const session = await newSession();
    const active = await rotate(await rotate(await rotate(session.refresh_token)));
    expect(await rotate(session.refresh_token)).toBe(active);
  });

  it('ends the whole session after the interval: no token of the family works again', async () => {
    const session = await newSession();
    const child = await rotate(session.refresh_token);
    const active = await rotate(child);
    await letReuseIntervalPass(session);
    const theft = await refresh(site.server, session.refresh_token);
    expect([theft.status, theft.body.code]).toEqual([400, 'refresh_token_already_used']);
    for (const token of [active, child, session.refresh_token]) {
      expect((await refresh(site.server, token)).status).toBe(400);
    }
    expect(await isSignedIn(site.server, session.access_token)).toBe(false);
  });

  it('does not touch other sessions of the same person when it ends its own', async () => {
    const stolen = await newSession();
    const email = stolen.user.email ?? '';
    const other = await signInAs(site.origin, site.server.anonKey, email);
    await rotate(await rotate(stolen.refresh_token));
    await letReuseIntervalPass(stolen);
    expect((await refresh(site.server, stolen.refresh_token)).status).toBe(400);
    await rotate(other.refresh_token);
  });
});

describe('refreshes at the same time', () => {
  it.each([5, 20])('%i of them all get the same active token', async (count) => {
    const session = await newSession();
    const servers = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? site.server : replica));
    const answers = await Promise.all(servers.map((server) => refresh(server, session.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const rows = await site.query(
      `SELECT count(*)::int AS active FROM auth_refresh_tokens t JOIN auth_sessions s ON s.id = t.session_id
       WHERE s.user_id = $1 AND t.revoked_at IS NULL`,
      [session.user.id],
    );
    expect(rows).toEqual([{ active: 1 }]);
  });

  it('end the session once and for all when the token is stolen', async () => {
    const session = await newSession();
    const active = await rotate(await rotate(session.refresh_token));
    await letReuseIntervalPass(session);
    const answers = await Promise.all(
      [site.server, replica, site.server, replica].map((server) => refresh(server, session.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await refresh(site.server, active)).status).toBe(400);
  });

  it('do not outlive a sign-out that comes in between', async () => {
    const session = await newSession();
    const accessToken = session.access_token;
    const [, signedOut] = await Promise.all([
      refresh(replica, session.refresh_token),
      callAuth(site.server, 'POST', '/logout', { accessToken }),
    ]);
    expect(signedOut.status).toBe(204);
    expect((await refresh(site.server, session.refresh_token)).status).toBe(400);
  });

  it('are never refused for being many (a 429 would sign people out)', async () => {
    const strict = await site.startReplica({ BILLING_MODE: 'none', RATE_LIMIT_FACTOR: '0.01', ...KEYS });
    const session = await newSession();
    let token = session.refresh_token;
    for (let count = 0; count < 40; count += 1) {
      const { status, body } = await refresh(strict, token);
      expect(status).toBe(200);
      token = body.refresh_token;
    }
  });
});

describe('a refresh is refused', () => {
  it.each([
    ['an unknown token', { refresh_token: 'A'.repeat(43) }, 'refresh_token_not_found'],
    ['a token with NUL', { refresh_token: 'a\u0000b' }, 'refresh_token_not_found'],
    ['a token that is far too long', { refresh_token: 'a'.repeat(10_000) }, 'validation_failed'],
    ['a number', { refresh_token: 5 }, 'validation_failed'],
    ['null', { refresh_token: null }, 'validation_failed'],
    ['no token', {}, 'validation_failed'],
  ])('for %s', async (_what, json, code) => {
    const { status, body } = await callAuth(site.server, 'POST', '/token?grant_type=refresh_token', { json });
    expect([status, body['code']]).toEqual([400, code]);
  });

  it('for a banned person, until the ban is over', async () => {
    const session = await newSession();
    const ban = (until: string) =>
      site.query(`UPDATE auth_users SET banned_until = ${until} WHERE id = $1`, [session.user.id]);
    await ban("now() + interval '1 day'");
    const { status, body } = await refresh(site.server, session.refresh_token);
    expect([status, body.code]).toEqual([400, 'user_banned']);
    await ban("now() - interval '1 second'");
    await rotate(session.refresh_token);
  });

  it('for a deleted person', async () => {
    const session = await newSession();
    await site.query('UPDATE auth_users SET deleted_at = now() WHERE id = $1', [session.user.id]);
    expect((await refresh(site.server, session.refresh_token)).status).toBe(400);
  });

  it('for a session that has ended, before anything else is looked at', async () => {
    const session = await newSession();
    const child = await rotate(session.refresh_token);
    await callAuth(site.server, 'POST', '/logout?scope=local', { accessToken: session.access_token });
    for (const token of [child, session.refresh_token]) {
      const { status, body } = await refresh(site.server, token);
      expect([status, body.code]).toEqual([400, 'session_expired']);
    }
  });
});

it('keeps no token that could be used: neither refresh tokens nor codes nor provider tokens are readable', async () => {
  const session = await newSession();
  const child = await rotate(session.refresh_token);
  const rows = await site.query<{ dump: string }>(
    `SELECT concat((SELECT json_agg(t) FROM auth_refresh_tokens t), (SELECT json_agg(f) FROM auth_flows f),
       (SELECT json_agg(s) FROM auth_sessions s), (SELECT json_agg(k) FROM auth_signing_keys k)) AS dump`,
  );
  const dump = rows[0]?.dump ?? '';
  expect(dump).toContain('token_hash');
  for (const secret of [session.refresh_token, child, session.access_token, session.provider_token ?? 'none']) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
  }
  expect(dump).not.toMatch(/"d":/);
});

describe('a session ends by itself (security SEC5)', () => {
  const setTimes = ({ user }: Session, beganDaysAgo: number, usedDaysAgo: number) =>
    site.query(
      `UPDATE auth_sessions SET created_at = now() - make_interval(days => $2),
         refreshed_at = now() - make_interval(days => $3) WHERE user_id = $1`,
      [user.id, beganDaysAgo, usedDaysAgo],
    );

  it.each([
    ['31 days after its last use', 40, 31],
    ['91 days after its sign-in', 91, 1],
  ])('%s', async (_when, began, used) => {
    const session = await newSession();
    await setTimes(session, began, used);
    const asked = await callAuth(site.server, 'GET', '/user', { accessToken: session.access_token });
    expect([asked.status, asked.body['code']]).toEqual([403, 'session_expired']);
    const client = authClientOf(site.origin, site.server.anonKey);
    const { error } = await client.refreshSession({ refresh_token: session.refresh_token });
    expect(error).toMatchObject({ status: 400, code: 'session_expired' });
    const [row] = await site.query('SELECT ended_at IS NOT NULL AS ended FROM auth_sessions WHERE user_id = $1', [
      session.user.id,
    ]);
    expect(row).toEqual({ ended: true });
    const again = await client.refreshSession({ refresh_token: session.refresh_token });
    expect(again.error).toMatchObject({ code: 'session_expired' });
    const events = await site.query(
      "SELECT actor, details FROM security_events WHERE user_id = $1 AND kind = 'session_ended'",
      [session.user.id],
    );
    expect(events).toEqual([{ actor: 'system', details: { reason: 'outlived' } }]);
  });

  it('and not before', async () => {
    const session = await newSession();
    await setTimes(session, 89, 29);
    expect(await isSignedIn(site.server, session.access_token)).toBe(true);
    await rotate(session.refresh_token);
  });
});
