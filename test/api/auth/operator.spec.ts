import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outputOfCli, runCli } from '../../support/command-line.js';
import { eventually } from '../../support/eventually.js';
import type { TestServer } from '../../support/server-process.js';
import { useApi } from '../../support/test-site.js';
import { isSignedIn, refresh } from './auth-wire.js';
import { accessTokenOf, addApp, signIn } from './factor-account.js';
import { authClientOf } from './sign-in.js';

const SECRET_KEY = 'a-shared-secret-of-32-characters!';
const PASSWORD = 'correct horse';

const site = useApi({ BILLING_MODE: 'none', SECRET_KEY });

let dataFolder: string;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'sop-test-cli-'));
});

afterAll(async () => {
  rmSync(dataFolder, { recursive: true, force: true });
});

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

describe('npm run cli', () => {
  it('says what is missing from the configuration, without a trace', async () => {
    const failure = await runCli(['accounts', 'show', 'a@example.test'], { DATA_DIR: dataFolder });
    expect(failure).toMatchObject({ code: 1, err: expect.stringContaining('DATABASE_URL') });
    expect(failure.err).not.toContain('at ');
  });
});

const newClient = () => authClientOf(site.origin, site.server.anonKey);

describe('npm run cli -- accounts (T42)', () => {
  it('makes an account whose owner chooses the password, without any mail', async () => {
    const email = 'first@example.test';
    const printed = await accounts('add', email, 'Fiona', 'First');
    const { searchParams } = new URL(/https?:\/\/\S+/.exec(printed)?.[0] ?? '');
    const client = newClient();
    const { data } = await client.verifyOtp({ token_hash: searchParams.get('token_hash') ?? '', type: 'recovery' });
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Fiona First' } });
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    await expect(accounts('add', email)).rejects.toMatchObject({ code: 2 });
  });

  it('confirms an account, bans it and lets it in again', async () => {
    const email = 'waiting@example.test';
    await newClient().signUp({ email, password: PASSWORD });
    await accounts('confirm', email);
    const { data } = await newClient().signInWithPassword({ email, password: PASSWORD });
    const token = data.session?.access_token ?? '';
    expect(await isSignedIn(site.server, token)).toBe(true);
    await accounts('ban', email, '24h');
    expect(await isSignedIn(site.server, token)).toBe(false);
    await accounts('ban', email, 'none');
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('takes the second factors of somebody who has lost them, and shows no secret', async () => {
    const email = 'lost-phone@example.test';
    const owner = (await signIn(site.server, email)).client;
    await addApp(owner);
    await owner.mfa.recoveryCodes.generate();
    const shown = await accounts('show', email);
    expect(JSON.parse(shown)).toMatchObject({
      email,
      factors: [{ factor_type: 'totp', status: 'verified' }, { factor_type: 'recovery_code' }],
    });
    expect(shown).not.toMatch(/secret|hash/);
    await accounts('remove-factors', email);
    const { client } = await signIn(site.server, email);
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    const response = await fetch(`${site.origin}/api/v1/sops`, {
      headers: { authorization: `Bearer ${await accessTokenOf(client)}` },
    });
    expect(response.status).toBe(200);
  });

  it.each([
    [],
    ['show'],
    ['show', 'nobody@example.test'],
    ['dance', 'first@example.test'],
    ['ban', 'first@example.test'],
    ['ban', 'first@example.test', 'forever'],
  ])('says how it is used instead of doing %j', async (...words) => {
    await expect(accounts(...words)).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/./) });
  });
});

describe('npm run cli -- sessions (security SEC5)', () => {
  let replica: TestServer;

  beforeAll(async () => {
    replica = await site.startReplica({ SECRET_KEY, APP_URL: site.origin });
  });

  it('signs one person out everywhere', async () => {
    const [leaving, staying] = ['signed-out@example.test', 'bystander@example.test'];
    const tokens = [
      await accessTokenOf((await signIn(site.server, leaving)).client),
      await accessTokenOf((await signIn(site.server, leaving)).client),
      await accessTokenOf((await signIn(site.server, staying)).client),
    ];
    expect(await Promise.all(tokens.map((token) => isSignedIn(site.server, token)))).toEqual([true, true, true]);
    expect(await cli('sessions', 'end', leaving)).toContain('2 sessions');
    await eventually(
      () => Promise.all(tokens.map((token) => isSignedIn(site.server, token))),
      (signedIn) => String(signedIn) === 'false,false,true',
    );
  });

  it('signs everyone out on every replica, but only when it is said twice', async () => {
    const { session } = await signIn(site.server, 'everybody@example.test');
    const refusal = await cli('sessions', 'end', '--all').catch((error) => error);
    expect(refusal).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
    for (const server of [site.server, replica]) expect(await isSignedIn(server, session.access_token)).toBe(true);
    expect(await cli('sessions', 'end', '--all', '--yes')).toContain('have ended');
    for (const server of [site.server, replica]) {
      await eventually(
        () => isSignedIn(server, session.access_token),
        (isIn) => !isIn,
      );
    }
    expect((await refresh(site.server, session.refresh_token)).body.code).toBe('session_expired');
  });
});
