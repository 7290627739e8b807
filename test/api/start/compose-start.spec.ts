import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../support/command-line.js';
import { environmentOf, serviceOf } from '../../support/compose-file.js';
import { runQuickStart } from '../../support/quick-start.js';
import { startServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';

/** What the test's own server sets and a container does not. */
const UNSET = { DEMO: '', LOG_LEVEL: '', RATE_LIMIT_FACTOR: '', ANON_KEY: '' };

const dataDir = mkdtempSync(join(tmpdir(), 'compose-data-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

describe('the containers of the documented quick start', () => {
  it('start, serve, and take an account (reliability REL10)', async () => {
    const { env, docker } = runQuickStart();
    // The machine's own: where the database is, where to listen and where to keep files.
    const place = { DATABASE_URL: database.url, HOST: '127.0.0.1', DATA_DIR: dataDir };
    const { PORT, ...given } = environmentOf(serviceOf('app'), env);
    expect(PORT).toBe('3000');
    const settings = { ...UNSET, ...given, ...place };
    const app = await startServer({ databaseUrl: database.url, env: settings });
    const worker = await startServer({
      databaseUrl: database.url,
      env: { ...settings, PROCESS_ROLE: environmentOf(serviceOf('worker'), env)['PROCESS_ROLE'] ?? '' },
    });
    try {
      expect((await fetch(`${app.origin}/`)).status).toBe(200);
      const [, words = ''] = /cli\.cjs (.+)$/.exec(docker.at(-1) ?? '') ?? [];
      const { code, out, err } = await runCli(words.split(' '), settings, dataDir);
      expect({ code, err: err.replace(/^oidc-provider WARNING.*\n/, '') }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`${env['APP_URL']}/`);
      expect(readdirSync(dataDir)).toEqual(['files', 'secrets.json']);
    } finally {
      await worker.stop();
      await app.stop();
    }
  });
});
