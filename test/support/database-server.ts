import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../backend/libs/embedded-postgres/start-embedded-postgres.js';
import { CLI_PROGRAM, commandOf } from './built-programs.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database, as the owner of everything. */
    databaseServerUrl: string;
    /** The same as the login of the application; its path is to be replaced by the database of a test. */
    databaseAppUrl: string;
  }
}

/** Cloned for each test file; nobody may be connected to it. */
const TEMPLATE = 'sop_template';

/** Starts one database server for the run and migrates the template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'];
  const server = external ? { adminUrl: external, stop: async () => undefined } : await startTemporaryServer();
  const appUrl = appUrlOf(server.adminUrl);
  await makeTemplate(server.adminUrl, appUrl);
  project.provide('databaseServerUrl', server.adminUrl);
  project.provide('databaseAppUrl', appUrl);
  return () => server.stop();
}

/** The login belongs to the whole server and outlives the tests of an outside one: each of them has its own password. */
function appUrlOf(adminUrl: string): string {
  const url = new URL(adminUrl);
  const { username, password } = url;
  url.username = 'sop_test_app';
  url.password = createHash('sha256').update(`${username} ${password}`).digest('hex');
  return url.href;
}

async function startTemporaryServer(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sop-test-database-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), isDurable: false });
  return {
    adminUrl: server.ownerUrl('postgres'),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(adminUrl: string, appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const [DATABASE_OWNER_URL, DATABASE_URL] = [adminUrl, appUrl].map((address) => {
    const url = new URL(address);
    url.pathname = `/${TEMPLATE}`;
    return url.href;
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, commandOf(CLI_PROGRAM, 'migrate'), {
    env: { ...process.env, DATABASE_URL, DATABASE_OWNER_URL },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The template could not be migrated: ${stdout}${stderr}`);
}
