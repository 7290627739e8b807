import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outputOfCli } from '../../support/command-line.js';
import { mailTo } from '../../support/mailbox.js';
import { useApi } from '../../support/test-site.js';
import { callAuth } from '../auth/auth-wire.js';
import {
  accountWithPassword,
  adminCall,
  BEHIND_PROXY,
  CLIENT_IP,
  clientOf,
  eventsOf,
  FIREFOX,
  FROM_CLIENT,
  kindsOf,
  signInByPassword,
} from './events.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const SECRET_KEY = 'a-shared-secret-of-32-characters!';

const site = useApi({ ...BEHIND_PROXY, SERVICE_KEY, SECRET_KEY });

let dataFolder: string;

beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'sop-test-cli-'));
});

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const accounts = (...words: string[]): Promise<string> => cli('accounts', ...words);

function cli(...words: string[]): Promise<string> {
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: dataFolder,
    APP_URL: site.origin,
    SECRET_KEY,
  };
  return outputOfCli(words, env);
}

const FROM_ADMIN = { actor: 'admin_api', client_ip: CLIENT_IP, user_agent: FIREFOX, request_id: expect.any(String) };
const call = (method: string, path: string, json?: unknown) => adminCall(site, SERVICE_KEY, method, path, json);

describe('security events of the admin API (security SEC6)', () => {
  it('tell of every change, in the name of the admin API', async () => {
    const email = 'managed@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    await call('PUT', `/users/${userId}`, { ban_duration: '24h' });
    await call('PUT', `/users/${userId}`, { ban_duration: 'none', app_metadata: { plan: 'gold' } });
    await call('PUT', `/users/${userId}`, { password: 'another good one' });
    await call('PUT', `/users/${userId}`, { email: 'moved@example.test' });
    await call('POST', '/generate_link', { type: 'recovery', email: 'moved@example.test' });
    await call('DELETE', `/users/${userId}`);
    const events = await eventsOf(site, userId);
    expect(events.map(({ kind }) => kind)).toEqual([
      'account_created',
      'banned',
      'unbanned',
      'account_changed',
      'password_changed',
      'email_changed',
      'sign_in_link_made',
      'account_deleted',
    ]);
    for (const event of events) expect(event).toMatchObject(FROM_ADMIN);
    expect(events[1]?.details['until']).toMatch(/^\d{4}-/);
    expect(events[3]?.details).toEqual({ fields: 'app_metadata' });
    expect(events[6]?.details).toEqual({ type: 'recovery', mailed: false });
  });

  it('are told to the owner as the work of an administrator', async () => {
    const email = 'owner@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    await call('PUT', `/users/${userId}`, { password: 'another good one' });
    const { text } = await mailTo(site.origin, email, 0, 'Your password was changed');
    expect(text).toContain('by an administrator of this site.');
    expect(text).not.toContain(CLIENT_IP);
  });

  it('tell of an invitation', async () => {
    const { body } = await callAuth<{ id: string }>(site.server, 'POST', '/invite', {
      json: { email: 'invited@example.test' },
      headers: { authorization: `Bearer ${SERVICE_KEY}`, ...FROM_CLIENT },
    });
    expect(await eventsOf(site, body.id)).toMatchObject([
      { ...FROM_ADMIN, kind: 'account_created' },
      { ...FROM_ADMIN, kind: 'sign_in_link_made', details: { type: 'invite', mailed: true } },
    ]);
  });

  it('tell of a closed account', async () => {
    const userId = await accountWithPassword(site, SERVICE_KEY, 'closed@example.test');
    await call('DELETE', `/users/${userId}`, { should_soft_delete: true });
    expect(await eventsOf(site, userId, 'account_deleted')).toMatchObject([
      { ...FROM_ADMIN, details: { closed: true } },
    ]);
  });

  it('tell of a call that was refused, and whose token it carried', async () => {
    const email = 'ambitious@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    const { body } = await signInByPassword(site, email);
    const ask = (token: string) =>
      callAuth(site.server, 'GET', '/admin/users', { headers: { authorization: `Bearer ${token}`, ...FROM_CLIENT } });
    expect((await ask(body.access_token)).status).toBe(403);
    expect((await ask(site.server.anonKey)).status).toBe(403);
    expect((await ask('rubbish')).status).toBe(403);
    const refused = { client_ip: CLIENT_IP, user_agent: FIREFOX, details: { route: 'GET /api/v1/auth/admin/users' } };
    expect(await eventsOf(site, userId, 'admin_refused')).toMatchObject([{ ...refused, actor: 'person' }]);
    expect(await eventsOf(site, null, 'admin_refused')).toMatchObject([
      { ...refused, actor: 'anonymous' },
      { ...refused, actor: 'anonymous' },
    ]);
    expect(JSON.stringify(await site.query('SELECT * FROM security_events'))).not.toContain(SERVICE_KEY);
  });
});

describe('npm run cli -- accounts (security SEC6)', () => {
  it('leaves a trace of what an operator does', async () => {
    const email = 'served@example.test';
    await accounts('add', email, 'Sara');
    await accounts('ban', email, '1h');
    const [account] = await site.query<{ id: string }>('SELECT id FROM auth_users WHERE email = $1', [email]);
    const events = await eventsOf(site, account?.id ?? '');
    expect(events.map(({ kind }) => kind)).toEqual(['account_created', 'sign_in_link_made', 'banned']);
    for (const event of events) {
      expect(event).toMatchObject({ actor: 'operator', client_ip: null, request_id: null });
      expect(event.details['operator']).toMatch(/./);
    }
  });

  it('leaves a trace of sessions that an operator ends', async () => {
    const email = 'ended@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    await signInByPassword(site, email);
    await cli('sessions', 'end', email);
    await signInByPassword(site, email);
    await cli('sessions', 'end', '--all', '--yes');
    expect(await eventsOf(site, userId, 'all_sessions_ended')).toMatchObject([
      { actor: 'operator', details: { scope: 'global', sessions: 1 } },
    ]);
    expect(await eventsOf(site, null, 'all_sessions_ended')).toMatchObject([
      { actor: 'operator', details: { scope: 'everybody', sessions: expect.any(Number) } },
    ]);
  });

  it('shows the last events of an account, and more on request', async () => {
    const email = 'watched@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    for (let n = 0; n < 12; n += 1) await signInByPassword(site, email);
    const shown = JSON.parse(await accounts('show', email)) as { security_events: { kind: string }[] };
    expect(shown.security_events).toHaveLength(10);
    expect(shown.security_events[0]).toMatchObject({ kind: 'signed_in', client_ip: CLIENT_IP, user_agent: FIREFOX });
    const lines = (await accounts('events', email)).trim().split('\n');
    expect(lines).toHaveLength(13);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ kind: 'account_created', actor: 'admin_api' });
    expect((await kindsOf(site, userId)).length).toBe(13);
  });

  it('shows those of a deleted account by its id', async () => {
    const email = 'gone@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    const client = await clientOf(site, email);
    await client.delete('/account', { json: { confirm_email: email } });
    expect(await accounts('events', userId)).toContain('"kind":"account_deleted"');
    await expect(accounts('events', 'never-seen@example.test')).rejects.toMatchObject({ code: 2 });
  });

  it('shows tries on an address that nobody has', async () => {
    const email = 'nobody@example.test';
    await signInByPassword(site, email, { password: 'some guess' });
    expect(await accounts('events', email)).toContain('"kind":"sign_in_failed"');
  });
});

describe('an installation that sends no mails (security SEC6)', () => {
  const production = useApi({
    ...BEHIND_PROXY,
    NODE_ENV: 'production',
    BUILT_IN_ACCOUNTS: 'on',
    DEMO: 'off',
    SERVICE_KEY,
    SECRET_KEY,
  });

  it('changes passwords all the same, and records it', async () => {
    const userId = await accountWithPassword(production, SERVICE_KEY, 'ana@example.test');
    const changed = await adminCall(production, SERVICE_KEY, 'PUT', `/users/${userId}`, {
      password: 'another good one',
    });
    expect(changed.status).toBe(200);
    expect(await kindsOf(production, userId)).toEqual(['account_created', 'password_changed']);
    expect(await production.query('SELECT id FROM mail_outbox')).toEqual([]);
  });
});
