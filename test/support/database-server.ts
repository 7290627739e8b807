import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/start-embedded-postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database, as the owner of everything. */
    databaseServerUrl: string;
  }
}

/** Cloned for each test file; nobody may be connected to it. */
const TEMPLATE = 'sop_template';
const MIGRATE = new URL('../../dist/backend/cli/migrate.js', import.meta.url).pathname;

/** Starts one database server for the run and migrates the template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(MIGRATE))
    throw new Error('The backend is not built: run `npm run build` (`npm test` does it by itself)');
  const external = process.env['TEST_DATABASE_URL'];
  const server = external ? { url: () => external, stop: async () => undefined } : await startTemporaryServer();
  await makeTemplate(server.url('postgres'));
  project.provide('databaseServerUrl', server.url('postgres'));
  return () => server.stop();
}

async function startTemporaryServer(): Promise<{ url(database: string): string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sop-test-database-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), isDurable: false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${TEMPLATE}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [MIGRATE], {
    env: { ...process.env, DATABASE_URL: url.href },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The template could not be migrated: ${stdout}${stderr}`);
}
