// `npm run test:production`: installs and starts the product as its container does, with this machine's Node and with
// the image's, in each role, and stops it as an operator does. Ends with the line that all runners end with.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { fetchNode, fillCompileCache, installProduction } from './production-install.mjs';
import { sizeOf } from './prune-packages.mjs';
import { formatCounts, isGreen } from './test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const ROLES = ['web', 'worker', 'all'];
const START_TIMEOUT_MS = 60_000;
/** compose.yaml grants this much before it kills. */
const STOP_TIMEOUT_MS = 20_000;
/** Of the packages on the disk, which are the larger part of the image's own layers. */
const MAX_PACKAGES_MB = 250;

/** What an operator sets for a public installation that signs in by Google, sells by Stripe and drafts by a model. */
const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  APP_URL: 'https://sop.example.com',
  SECRET_KEY: 'a-secret-key-of-at-least-32-characters',
  ANON_KEY: 'an-anon-key-of-20-characters',
  SERVICE_KEY: 'a-service-key-of-20-characters',
  OIDC_PROVIDERS: 'google',
  OIDC_GOOGLE_CLIENT_ID: 'client-id',
  OIDC_GOOGLE_CLIENT_SECRET: 'client-secret',
  STRIPE_SECRET_KEY: 'sk_test_production_start',
  STRIPE_WEBHOOK_SECRET: 'whsec_production_start',
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: 'no-reply@sop.example.com',
  CONTACT_INBOX: 'hello@sop.example.com',
  AI_CHAIN: 'openai:gpt-5',
  AI_OPENAI_API_KEY: 'sk-production-start',
};

const counts = { passed: 0, failed: 0, skipped: 0 };

/** One test: says how it went and goes on with the next one. @param {string} name @param {() => unknown} body */
async function test(name, body) {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  try {
    const result = await body();
    counts.passed += 1;
    console.log(`ok     ${name} (${seconds()} s)`);
    return result;
  } catch (error) {
    counts.failed += 1;
    console.log(`FAILED ${name} (${seconds()} s)`);
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Starts main.cjs, waits until it is ready, looks at what the role serves, and stops it by SIGTERM. */
async function startAndStop({ node, folder, role, settings }) {
  const port = await findFreePort();
  const env = {
    ...SETTINGS,
    PATH: process.env.PATH,
    PORT: String(port),
    PROCESS_ROLE: role,
    ...settings,
    DATA_DIR: join(folder, 'data'),
  };
  const child = spawn(node, ['dist/server/main.cjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-5000);
    });
  }
  const closed = once(child, 'close');
  try {
    await untilReady(`http://127.0.0.1:${port}`, child);
    if (role !== 'worker') await expectPages(`http://127.0.0.1:${port}`);
    child.kill('SIGTERM');
    const [code, signal] = await Promise.race([closed, sleep(STOP_TIMEOUT_MS, ['still running'], { ref: false })]);
    if (code !== 0) throw new Error(`expected exit code 0 after SIGTERM, got ${code ?? signal}`);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${output}`, { cause: error });
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL');
    await closed;
  }
}

/** @param {string} origin @param {import('node:child_process').ChildProcess} child */
async function untilReady(origin, child) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the process ended (${child.exitCode ?? child.signalCode})`);
    }
    const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (response?.status === 200) return;
    await sleep(100);
  }
  throw new Error('not ready in time');
}

/** The built pages are there, and nothing of the demonstration is. @param {string} origin */
async function expectPages(origin) {
  for (const [path, expected] of [
    ['/', 200],
    ['/api/v1/auth/settings', 401],
    ['/dev/mail.json', 404],
    ['/idp/.well-known/openid-configuration', 404],
  ]) {
    const { status } = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(5000) });
    if (status !== expected) throw new Error(`expected ${expected} of ${path}, got ${status}`);
  }
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/** Gives each start a new database, so that each one migrates. @param {string} adminUrl @param {string} name */
async function createDatabase(adminUrl, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
}

/** @param {string} temporary */
async function testAll(temporary) {
  const imageVersion = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  const nodes = [{ version: process.versions.node, program: async () => process.execPath }];
  // A Node that cannot be had is a failure and no reason to skip: the image would run untested.
  nodes.push({ version: imageVersion, program: async () => fetchNode(imageVersion, join(temporary, 'node')) });
  const { startEmbeddedPostgres } = await import('../dist/libs/embedded-postgres/index.js');
  const database = await startEmbeddedPostgres({ dataFolder: join(temporary, 'postgres'), isDurable: false });
  try {
    for (const [index, { version, program }] of nodes.entries()) {
      const folder = join(temporary, `app-${index}`);
      const node = await test(`installs the production packages with Node ${version}`, async () => {
        const path = await program();
        installProduction(root, folder, path);
        return path;
      });
      await test(`the production packages take at most ${MAX_PACKAGES_MB} MB`, () => {
        const megabytes = sizeOf(join(folder, 'node_modules')) / 1024 ** 2;
        console.log(`       ${megabytes.toFixed(0)} MB`);
        if (megabytes > MAX_PACKAGES_MB) throw new Error(`They take ${megabytes.toFixed(0)} MB`);
      });
      const cache = await test(`fills the compile cache with Node ${version}`, () => {
        if (!node) throw new Error('nothing is installed');
        return fillCompileCache(root, folder, node);
      });
      for (const role of ROLES) {
        await test(`starts and stops as ${role} with Node ${version}`, async () => {
          if (!node) throw new Error('nothing is installed');
          const name = `start_${index}_${role}`;
          await createDatabase(database.ownerUrl('postgres'), name);
          const addresses = { DATABASE_URL: database.appUrl(name), DATABASE_OWNER_URL: database.ownerUrl(name) };
          await startAndStop({ node, folder, role, settings: { ...addresses, ...cache } });
        });
      }
    }
  } finally {
    await database.stop();
  }
}

const temporary = mkdtempSync(join(tmpdir(), 'production-start-'));
if (build()) {
  await testAll(temporary);
} else {
  counts.failed += 1;
}
rmSync(temporary, { recursive: true, force: true });
console.log(formatCounts(counts));
process.exit(isGreen(counts) ? 0 : 1);
