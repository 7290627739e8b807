import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { findInstalledPostgres, type InstalledServer, startInstalledServer } from '../../support/installed-postgres.js';
import { documentedCommands } from '../../support/quick-start.js';
import { refusedStart } from '../../support/refused-start.js';
import { findFreePort, type RunningServer, startServer } from '../../support/server-process.js';

const LEAST_SUPPORTED = 16;
const SETTINGS = { SECRET_KEY: 'a-secret-key-of-at-least-32-characters', BILLING_MODE: 'none' };
const PROMPT = 'Closing: count the till, put the float back, cash to the safe, ovens off, alarm on.';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'restore-'));
const [backup = '', restore = ''] = documentedCommands('Backups');
const installed = findInstalledPostgres();

/**
 * npm's Postgres has no tools for backups, so the one of the system is used, with its own tools. Where that is older than
 * the product supports, the product runs without its check of the version, and with nothing else changed.
 */
function programFor(major: number): string | undefined {
  if (major >= LEAST_SUPPORTED) return undefined;
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'package.json']) symlinkSync(join(root, name), join(folder, name));
  const check = join(folder, 'dist/backend/database/server-version.js');
  writeFileSync(check, 'export async function requireSupportedServer() {}\n');
  return join(folder, 'dist/backend/main.js');
}

describe.skipIf(!installed)('the documented backup and restore', () => {
  const postgres = installed ?? { major: 0, programs: '' };
  const main = programFor(postgres.major);
  const servers: InstalledServer[] = [];
  const products: RunningServer[] = [];

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    servers.push(await startInstalledServer(postgres, join(folder, 'old')));
    servers.push(await startInstalledServer(postgres, join(folder, 'new')));
  });

  afterAll(async () => {
    for (const product of products) await product.stop();
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Tokens are good for one public address: the restored product has the same. */
  const start = async (ownerUrl: string, port: number): Promise<RunningServer> => {
    const app = Object.assign(new URL(ownerUrl), { username: 'sop_app', password: 'of-the-application' });
    const env = { ...SETTINGS, DATABASE_OWNER_URL: ownerUrl };
    const product = await startServer({ databaseUrl: app.href, port, env, ...(main && { main }) });
    products.push(product);
    return product;
  };

  const run = (commands: string, ownerUrl = '') => {
    const env = { PATH: process.env['PATH'], OWNER_URL: ownerUrl };
    const { status, stderr } = spawnSync('sh', ['-euc', commands], { cwd: folder, encoding: 'utf8', env });
    return { status, stderr };
  };

  it('bring everything to a new server, without an error (reliability REL12)', async () => {
    const [old, fresh] = servers;
    const port = await findFreePort();
    execFileSync('createdb', [`--maintenance-db=${old?.url('postgres')}`, 'sop']);
    const before = await start(old?.url('sop') ?? '', port);
    const { client, accessToken } = await personOf(before, 'ana@example.test', 'user');
    const { body: sop } = await client.post<{ id: string }>('/sops', { prompt: PROMPT });

    expect(run(backup, old?.url('sop'))).toEqual({ status: 0, stderr: '' });
    await before.stop();
    expect(run(restore, fresh?.url('postgres'))).toEqual({ status: 0, stderr: '' });

    const after = await start(fresh?.url('sop_restored') ?? '', port);
    const restored = new ApiClient(after.origin, accessToken);
    expect((await restored.get<{ id: string }>(`/sops/${sop.id}`)).body.id).toBe(sop.id);
    const { status, body: next } = await restored.post<{ id: string }>('/sops', { prompt: PROMPT });
    expect(status).toBe(201);
    await eventually(
      () => restored.get<{ generation_state: string }>(`/sops/${next.id}`),
      ({ body }) => body.generation_state === 'succeeded',
    );
  }, 180_000);

  if (postgres.major >= LEAST_SUPPORTED) return;

  it('are for a supported server: an old one is refused (reliability REL13)', async () => {
    const [line, ...others] = await refusedStart({ databaseUrl: servers[0]?.url('postgres') ?? '' });
    expect(line).toMatch(/^The database is Postgres \d+\.\d+.*; the product needs Postgres 16 or newer\.$/);
    expect(others).toEqual([]);
  });
});
