import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { decodeProtectedHeader } from 'jose';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyRotation, KeyRotationRefusal } from '../../../backend/src/features/auth/tokens/keys/key-rotation.js';
import { runCli } from '../../support/command-line.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { RunningServer } from '../../support/server-process.js';
import { createTestDatabase } from '../../support/template-database.js';
import { useApi } from '../../support/test-site.js';
import { callAuth, isSignedIn, refresh } from './auth-wire.js';
import { signInAs } from './sign-in.js';

const SECRET_KEY = 'a secret key that is only used in this test file';
const ACCESS_TOKEN_TTL_S = 3600;

/** Goes from three hours ago on, so that what it decides has come true for the servers, which read the real time. */
const ENV = { BILLING_MODE: 'none', SECRET_KEY };
const site = useApi(ENV);

let dataSource: DataSource;
const clock = new FakeClock(Date.now() - 3 * 3_600_000);
let rotation: KeyRotation;

beforeAll(async () => {
  dataSource = await new DataSource({ type: 'postgres', url: site.databaseUrl }).initialize();
  // The installation's first key has signed for a day.
  await dataSource.query(
    "UPDATE auth_signing_keys SET published_at = now() - interval '1 day', signs_from = now() - interval '1 day'",
  );
  rotation = new KeyRotation(dataSource, clock, { secretKey: SECRET_KEY, accessTokenTtlS: ACCESS_TOKEN_TTL_S });
});

afterAll(() => dataSource?.destroy());

/** A process that has read the keys just now; it answers for the same site. */
const startReplicaProcess = () => site.startReplicaProcess({ ...ENV, APP_URL: site.origin });

async function publishedKeyIds(server: RunningServer): Promise<string[]> {
  const { body } = await callAuth<{ keys: { kid: string }[] }>(server, 'GET', '/.well-known/jwks.json');
  return body.keys.map(({ kid }) => kid);
}

/** Tokens of somebody who signs in at the site's own address. */
function signIn(email: string) {
  return signInAs(site.origin, site.server.anonKey, email);
}

/** An access token that this process signs. */
async function tokenSignedBy(server: RunningServer, email: string): Promise<string> {
  const { body } = await refresh(server, (await signIn(email)).refresh_token);
  return body.access_token;
}

function keyIdOf(accessToken: string): string | undefined {
  return decodeProtectedHeader(accessToken).kid;
}

it('replaces the signing key while tokens of both keys verify, and retires the old one when none is left', async () => {
  const { access_token: oldToken } = await signIn('rotation@example.test');
  const oldKey = keyIdOf(oldToken);

  await expect(rotation.switch()).rejects.toThrow(/No published key/);
  const newKey = await rotation.publish();
  await expect(rotation.publish()).rejects.toThrow(KeyRotationRefusal);
  await expect(rotation.retire()).rejects.toThrow(/No earlier key/);
  clock.advance(19 * 60_000);
  await expect(rotation.switch()).rejects.toThrow(/may not know the published key yet/);

  const second = await startReplicaProcess();
  try {
    expect((await publishedKeyIds(second)).sort()).toEqual([oldKey, newKey].sort());
    expect(keyIdOf(await tokenSignedBy(second, 'published@example.test'))).toBe(oldKey);
  } finally {
    await second.stop();
  }

  clock.advance(1 * 60_000);
  expect(await rotation.switch()).toBe(newKey);
  const third = await startReplicaProcess();
  try {
    const newToken = await tokenSignedBy(third, 'switched@example.test');
    expect(keyIdOf(newToken)).toBe(newKey);
    // The first process has read its keys before there was a new one.
    for (const server of [site.server, third]) {
      expect(await isSignedIn(server, newToken)).toBe(true);
      expect(await isSignedIn(server, oldToken)).toBe(true);
    }
  } finally {
    await third.stop();
  }

  clock.advance(61 * 60_000);
  await expect(rotation.retire()).rejects.toThrow(/may still be in use: try again from/);
  clock.advance(1 * 60_000);
  expect(await rotation.retire()).toEqual([oldKey]);
  expect((await rotation.list()).map(({ kid, state }) => [kid, state])).toEqual([
    [newKey, 'signing'],
    [oldKey, 'retired'],
  ]);
  const fourth = await startReplicaProcess();
  try {
    expect(await publishedKeyIds(fourth)).toEqual([newKey]);
    expect(await isSignedIn(fourth, oldToken)).toBe(false);
  } finally {
    await fourth.stop();
  }
}, 60_000);

/** `npm run cli -- keys …`, as an operator runs it. */
async function runKeys(databaseUrl: string, step: string): Promise<{ code: number; output: string }> {
  const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, SECRET_KEY };
  const { code, out, err } = await runCli(['keys', step], env);
  return { code, output: out + err };
}

it('prints the waiting time of the documentation (reliability REL18)', async () => {
  const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, minutes] = /`keys publish`, (\d+) minutes later `keys switch`/.exec(operations) ?? [];
  const { url, drop } = await createTestDatabase();
  try {
    const before = Date.now();
    expect((await runKeys(url, 'publish')).output).toContain(`in ${minutes} minutes`);
    const [from = ''] = /20\d\d-\S+Z/.exec((await runKeys(url, 'switch')).output) ?? [];
    expect(Math.floor((Date.parse(from) - before) / 60_000)).toBe(Number(minutes));
  } finally {
    await drop();
  }
});

it('is a command of the operator, which refuses what is too early', async () => {
  const { url, drop } = await createTestDatabase();
  try {
    const published = await runKeys(url, 'publish');
    expect(published).toEqual({ code: 0, output: expect.stringContaining('is published') });
    const early = await runKeys(url, 'switch');
    expect(early).toEqual({ code: 1, output: expect.stringMatching(/try again from 20\d\d-/) });
    expect((await runKeys(url, 'list')).output).toMatch(/^\S+ {2}published {2}\S+Z\n$/);
    expect((await runKeys(url, 'burn')).code).toBe(2);
  } finally {
    await drop();
  }
});
