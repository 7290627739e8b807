import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { loggedLine } from '../../support/logged-line.js';
import { codeOf as mailedCodeOf, mailTo } from '../../support/mailbox.js';
import { useApi } from '../../support/test-site.js';
import { callAuth, refresh, type TokenAnswer } from '../auth/auth-wire.js';
import { addApp, signIn } from '../auth/factor-account.js';
import { ProviderVisit, pendingOf } from '../auth/provider-visit.js';
import { authClientOf } from '../auth/sign-in.js';
import { codeOf, wrongCodeFor } from '../auth/totp-app.js';
import {
  accountWithPassword,
  BEHIND_PROXY,
  CLIENT_IP,
  clientOf,
  eventsOf,
  FIREFOX,
  FROM_CLIENT,
  kindsOf,
  PASSWORD,
  signInByPassword,
} from './events.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const site = useApi({ ...BEHIND_PROXY, SERVICE_KEY, REFRESH_REUSE_INTERVAL_S: '0' });
/** Whose built-in provider asks for passwords, as outside a demonstration. */
const accounts = useApi({ ...BEHIND_PROXY, SERVICE_KEY, DEMO: 'off' });

let ana: string;

beforeAll(async () => {
  ana = await accountWithPassword(site, SERVICE_KEY, 'ana@example.test');
});

/** What every event of these tests says about its origin. */
const ORIGIN = { client_ip: CLIENT_IP, user_agent: FIREFOX, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) };

describe('security events of sign-ins (security SEC6)', () => {
  it('tell who signed in, how and from where', async () => {
    const { headers } = await signInByPassword(site, 'ana@example.test');
    const [event] = (await eventsOf(site, ana, 'signed_in')).slice(-1);
    expect(event).toEqual({
      ...ORIGIN,
      kind: 'signed_in',
      user_id: ana,
      session_id: expect.any(String),
      actor: 'person',
      request_id: headers.get('x-request-id'),
      details: { method: 'password', device: 'Firefox on Linux' },
    });
    const sessions = await site.query('SELECT user_id FROM auth_sessions WHERE id = $1', [event?.session_id]);
    expect(sessions).toEqual([{ user_id: ana }]);
  });

  it('are in the log of an operator who logs warnings only, as one line each', async () => {
    const { headers } = await signInByPassword(site, 'ana@example.test');
    const line = await loggedLine(site.server, headers.get('x-request-id') ?? '');
    expect(JSON.parse(line)).toMatchObject({ kind: 'signed_in', userId: ana, clientIp: CLIENT_IP, level: 30 });
    await signInByPassword(site, 'ana@example.test', { password: 'nothing like it' });
    expect(JSON.parse(await loggedLine(site.server, 'sign_in_failed'))).toMatchObject({ userId: ana, level: 40 });
  });

  it('tell of a wrong password whose account it was tried on, and never which password', async () => {
    const email = 'target@example.test';
    const target = await accountWithPassword(site, SERVICE_KEY, email);
    await signInByPassword(site, email, { password: 'the secret of my bank' });
    const events = await eventsOf(site, target, 'sign_in_failed');
    expect(events).toMatchObject([
      { ...ORIGIN, actor: 'anonymous', details: { method: 'password', reason: 'invalid_credentials' } },
    ]);
    const all = await site.query('SELECT * FROM security_events');
    expect(JSON.stringify(all)).not.toContain('the secret of my bank');
    expect(site.server.logs()).not.toContain('the secret of my bank');
  });

  it('keep no address of somebody without an account, but the same mark for the same address', async () => {
    for (const email of ['nobody@elsewhere.test', 'NOBODY@elsewhere.test', 'another@elsewhere.test']) {
      await signInByPassword(site, email);
    }
    const events = await eventsOf(site, null, 'sign_in_failed');
    const [first, second, other] = events.map(({ details }) => details['address']);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(events[0]).toMatchObject(ORIGIN);
    expect(JSON.stringify(await site.query('SELECT * FROM security_events'))).not.toContain('elsewhere.test');
    expect(site.server.logs()).not.toContain('elsewhere.test');
  });

  it('of strangers are at most twenty in a quarter of an hour for an account, and one that tells of the others', async () => {
    const email = 'flooded@example.test';
    const flooded = await accountWithPassword(site, SERVICE_KEY, email);
    for (let n = 0; n < 25; n += 1) await signInByPassword(site, email, { password: `guess ${n} of many` });
    const events = await eventsOf(site, flooded, 'sign_in_failed');
    expect(events).toHaveLength(21);
    expect(events.map(({ details }) => details['others_not_listed'] ?? false).indexOf(true)).toBe(20);
  });

  it('of strangers are at most twenty in a quarter of an hour for a client IP where there is no account', async () => {
    const headers = { ...FROM_CLIENT, 'x-forwarded-for': '203.0.113.99' };
    for (let n = 0; n < 25; n += 1) await signInByPassword(site, `made-up-${n}@example.test`, { headers });
    const [{ count } = { count: 0 }] = await site.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM security_events WHERE client_ip = '203.0.113.99'",
    );
    expect(count).toBe(21);
  });

  it('tell once of a limit that was reached, however often it refuses', async () => {
    const strict = await site.startReplica({ ...BEHIND_PROXY, RATE_LIMIT_FACTOR: '1' });
    const json = { email: 'ana@example.test', password: 'a guess of many' };
    const headers = { ...FROM_CLIENT, 'x-forwarded-for': '203.0.113.44' };
    const statuses: number[] = [];
    for (let n = 0; n < 13; n += 1) {
      statuses.push((await callAuth(strict, 'POST', '/token?grant_type=password', { json, headers })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await eventsOf(site, null, 'rate_limited')).toMatchObject([
      { client_ip: '203.0.113.44', actor: 'anonymous', details: { action: 'password', address: expect.any(String) } },
    ]);
  });

  it('tell of a limit of one client IP', async () => {
    const strict = await site.startReplica({ ...BEHIND_PROXY, RATE_LIMIT_FACTOR: '0.1' });
    const headers = { ...FROM_CLIENT, 'x-forwarded-for': '203.0.113.45' };
    for (let n = 0; n < 5; n += 1) {
      await callAuth(strict, 'POST', '/recover', { json: { email: `nobody-${n}@example.test` }, headers });
    }
    const events = await eventsOf(site, null, 'rate_limited');
    expect(events.filter(({ client_ip: clientIp }) => clientIp === '203.0.113.45')).toMatchObject([
      { actor: 'anonymous', details: { action: 'mail' } },
    ]);
  });

  it('tell of wrong and right answers to the second step', async () => {
    const { client, session } = await signIn(site.server, 'careful@example.test');
    const { id: factorId, uri } = await addApp(client, 'My phone');
    await client.mfa.challengeAndVerify({ factorId, code: wrongCodeFor(uri) });
    await client.mfa.challengeAndVerify({ factorId, code: codeOf(uri, 1) });
    const events = await eventsOf(site, session.user.id);
    expect(events.map(({ kind }) => kind)).toEqual([
      'account_created',
      'signed_in',
      'factor_added',
      'second_factor_failed',
      'second_factor_proved',
    ]);
    expect(events.slice(2)).toMatchObject([
      { details: { factor: 'My phone' }, actor: 'person', session_id: events[1]?.session_id },
      { details: { factor: 'My phone' }, actor: 'person', session_id: events[1]?.session_id },
      { details: { factor: 'My phone' }, actor: 'person', session_id: events[1]?.session_id },
    ]);
  });

  it('tell of the second step on the pages of the built-in provider', async () => {
    const email = 'on-the-pages@example.test';
    const userId = await accountWithPassword(accounts, SERVICE_KEY, email);
    const client = authClientOf(accounts.origin, accounts.server.anonKey);
    await client.signInWithPassword({ email, password: PASSWORD });
    const { uri } = await addApp(client, 'My phone');
    const visit = await ProviderVisit.begin(accounts.server);
    const asked = await visit.post('password', { email, password: PASSWORD });
    const wrong = await visit.post('code', { pending: pendingOf(asked), code: wrongCodeFor(uri) });
    await visit.finish('code', { pending: pendingOf(wrong), code: codeOf(uri, 1) });
    for (const kind of ['second_factor_failed', 'second_factor_proved']) {
      expect(await eventsOf(accounts, userId, kind)).toMatchObject([{ details: { factor: 'My phone' } }]);
    }
  });

  it('tell of a mailed code that was wrong', async () => {
    const email = 'mailed@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    await callAuth(site.server, 'POST', '/otp', { json: { email }, headers: FROM_CLIENT });
    const right = mailedCodeOf(await mailTo(site.origin, email));
    const token = right === '000000' ? '000001' : '000000';
    await callAuth(site.server, 'POST', '/verify', { json: { type: 'email', email, token }, headers: FROM_CLIENT });
    expect(await eventsOf(site, userId, 'sign_in_failed')).toMatchObject([
      { ...ORIGIN, details: { method: 'mailed_code', reason: 'otp_expired' } },
    ]);
  });

  it('tell of a code of a provider that was refused', async () => {
    const json = { auth_code: 'made-up', code_verifier: 'v'.repeat(43) };
    await callAuth(site.server, 'POST', '/token?grant_type=pkce', { json, headers: FROM_CLIENT });
    const [event] = (await eventsOf(site, null, 'sign_in_failed')).slice(-1);
    expect(event).toMatchObject({ ...ORIGIN, details: { method: 'pkce', reason: 'flow_state_not_found' } });
  });

  it('tell of a stolen refresh token', async () => {
    const { body } = await signInByPassword(site, 'ana@example.test');
    const { body: second } = await refresh(site.server, body.refresh_token);
    await refresh(site.server, second.refresh_token);
    expect((await refresh(site.server, body.refresh_token)).status).toBe(400);
    const [event] = (await eventsOf(site, ana, 'refresh_token_reused')).slice(-1);
    const [signedIn] = (await eventsOf(site, ana, 'signed_in')).slice(-1);
    expect(event).toMatchObject({ actor: 'anonymous', session_id: signedIn?.session_id, client_ip: '127.0.0.1' });
  });

  it('tell of the end of sessions', async () => {
    const email = 'leaver@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    const elsewhere = await signInByPassword(site, email);
    const here = await clientOf(site, email);
    const options = { headers: { apikey: site.server.anonKey, ...FROM_CLIENT } };
    const { body } = await here.get<{ items: { id: string; is_current: boolean }[] }>('/account/sessions');
    const other = body.items.find(({ is_current: isCurrent }) => !isCurrent)?.id ?? '';
    await here.delete(`/account/sessions/${other}`, options);
    await here.post('/auth/logout?scope=others', undefined, options);
    await here.post('/auth/logout?scope=local', undefined, options);
    expect((await refresh(site.server, (elsewhere.body as TokenAnswer).refresh_token)).status).toBe(400);
    const events = (await eventsOf(site, userId)).slice(-3);
    expect(events).toMatchObject([
      { ...ORIGIN, kind: 'session_ended', actor: 'person', details: { ended_session: other } },
      { ...ORIGIN, kind: 'all_sessions_ended', actor: 'person', details: { scope: 'others', sessions: 0 } },
      { ...ORIGIN, kind: 'signed_out', actor: 'person', details: { scope: 'local', sessions: 1 } },
    ]);
  });

  it('tell of what the kind of account does not allow', async () => {
    const { client, userId } = await site.personOf('curious@example.test', 'user');
    expect((await client.get('/consultant/clients')).status).toBe(403);
    expect(await eventsOf(site, userId, 'access_denied')).toMatchObject([
      { actor: 'person', details: { route: 'GET /api/v1/consultant/clients', role: 'user' } },
    ]);
  });

  it('tell of a download and of the end of the account, and outlive it', async () => {
    const { client, userId } = await site.personOf('goodbye@example.test');
    expect((await client.get('/account/export')).status).toBe(200);
    expect((await client.delete('/account', { json: { confirm_email: 'goodbye@example.test' } })).status).toBe(204);
    expect(await kindsOf(site, userId)).toEqual([
      'account_created',
      'signed_in',
      'account_exported',
      'account_deleted',
    ]);
  });

  it('are not needed to sign in: the API answers as before', async () => {
    const { status, body } = await signInByPassword(site, 'ana@example.test', { password: PASSWORD });
    expect(status).toBe(200);
    expect((await new ApiClient(site.origin, body.access_token).get('/profiles/me')).status).toBe(200);
  });
});
