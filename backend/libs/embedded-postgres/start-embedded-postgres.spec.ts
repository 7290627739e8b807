import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { findLiveServer } from './live-server.js';
import { findRunningDatabase } from './running-database.js';
import { AlreadyRunningError, startEmbeddedPostgres } from './start-embedded-postgres.js';

jest.setTimeout(60_000);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-spec-'));
  chmodSync(folder, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('startEmbeddedPostgres', () => {
  it('keeps data and password between starts, and refuses a second server in the same folder', async () => {
    const dataFolder = join(folder, 'postgres');
    expect(findRunningDatabase(dataFolder)).toBeNull();
    const first = await startEmbeddedPostgres({ dataFolder });
    try {
      expect(findRunningDatabase(dataFolder)).toEqual({ owner: first.ownerUrl(), app: first.appUrl() });
      await ask(first.ownerUrl(), 'CREATE TABLE kept AS SELECT 42 AS answer');
      await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(AlreadyRunningError);
    } finally {
      await first.stop();
      await first.stop();
    }
    expect(existsSync(join(dataFolder, 'postmaster.pid'))).toBe(false);
    expect(findRunningDatabase(dataFolder)).toBeNull();
    const modes = ['password', 'app-password'].map((file) => [file, statSync(`${dataFolder}.${file}`).mode & 0o077]);
    expect(modes).toEqual([
      ['password', 0],
      ['app-password', 0],
    ]);

    // A file left behind by kill -9 or a power cut names a process that is something else now.
    writeFileSync(join(dataFolder, 'postmaster.pid'), `${process.pid}\n`);
    const second = await startEmbeddedPostgres({ dataFolder });
    try {
      expect(await ask(second.ownerUrl(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    } finally {
      await second.stop();
    }
  });

  it('gives the application a login that is no superuser, also in a data folder of before (security SEC9)', async () => {
    const dataFolder = join(folder, 'postgres');
    const before = await startEmbeddedPostgres({ dataFolder });
    await ask(before.ownerUrl(), 'ALTER ROLE sop_app NOLOGIN PASSWORD NULL');
    await before.stop();
    const server = await startEmbeddedPostgres({ dataFolder });
    try {
      const superuser = "SELECT session_user AS name, current_setting('is_superuser') AS is_superuser";
      expect(await ask(server.appUrl(), superuser)).toEqual([{ name: 'sop_app', is_superuser: 'off' }]);
      const withoutPassword = new URL(server.ownerUrl());
      withoutPassword.password = '';
      await expect(ask(withoutPassword.href, 'SELECT 1')).rejects.toThrow(/password/);
      const withTheOther = new URL(server.ownerUrl());
      withTheOther.password = new URL(server.appUrl()).password;
      await expect(ask(withTheOther.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    } finally {
      await server.stop();
    }
  });

  it('ends within seconds when its starter is killed, and leaves no socket folder', async () => {
    const dataFolder = join(folder, 'postgres');
    const prepared = await startEmbeddedPostgres({ dataFolder });
    await prepared.stop();
    const sockets = () => readdirSync(tmpdir()).filter((name) => name.startsWith('sop-postgres-'));
    const before = new Set(sockets());
    const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
      env: { ...process.env, MODULE: new URL('./start-embedded-postgres.ts', import.meta.url).href, DATA: dataFolder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((ready) => starter.stdout.once('data', ready));
    expect(findLiveServer(dataFolder)).not.toBeNull();
    starter.kill('SIGKILL');
    for (
      let n = 0;
      n < 100 && (findLiveServer(dataFolder) !== null || sockets().some((name) => !before.has(name)));
      n += 1
    ) {
      await sleep(100);
    }
    expect(findLiveServer(dataFolder)).toBeNull();
    expect(sockets().filter((name) => !before.has(name))).toEqual([]);
  });
});

/** Loads the TypeScript source through Vite, as the tests do, starts the server and waits to be killed. */
const STARTER = `
import { createServer } from 'vite';
const vite = await createServer({ configFile: false, server: { middlewareMode: true, ws: false, watch: null }, logLevel: 'error', appType: 'custom' });
const { startEmbeddedPostgres } = await vite.ssrLoadModule(new URL(process.env.MODULE).pathname);
await startEmbeddedPostgres({ dataFolder: process.env.DATA });
console.log('ready');
setInterval(() => {}, 1000);
`;
