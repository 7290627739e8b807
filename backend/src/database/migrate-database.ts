import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { Environment } from '../config/environment.js';
import { MIGRATION_LOCK } from './advisory-locks.js';
import { ensureAppLogin, grantToAppLogin, limitAppLogin, loginOf } from './app-login.js';
import { ownerDataSourceOptions } from './data-source-options.js';
import { requireSupportedServer } from './server-version.js';

const ASK_AGAIN_MS = 250;

interface MigrateOptions {
  /** Login of the owner, past any pooler. */
  ownerUrl: string;
  /** Further work of the owner, inside the lock (job queues). */
  afterMigrations?: () => Promise<void>;
  /** Gets what an operator should know. */
  log?: (message: string) => void;
}

/**
 * Brings the schema up to date and gives the login of the application what it needs, under a lock that replicas wait for.
 */
export async function migrateDatabase({ database }: Environment, options: MigrateOptions): Promise<void> {
  const { ownerUrl, afterMigrations, log = () => undefined } = options;
  const owner = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'sop-migrate-lock',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A lost connection fails the next statement; without a listener it would end the process.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await requireSupportedServer(owner);
    await waitForTurn(owner, log);
    // A pooler may know the login by another name.
    const appLogin = loginOf(database.directUrl);
    const hasOwnLogin = appLogin !== null && appLogin.name !== owner.user;
    if (hasOwnLogin) await ensureAppLogin(owner, appLogin);
    const dataSource = await new DataSource({ ...ownerDataSourceOptions(ownerUrl), entities: [] }).initialize();
    try {
      await dataSource.runMigrations();
    } finally {
      await dataSource.destroy();
    }
    await afterMigrations?.();
    if (!hasOwnLogin) return;
    await grantToAppLogin(owner, appLogin);
    const refused = await limitAppLogin(owner, appLogin);
    if (refused.length > 0) log(`The owner may not limit the sessions of the application. Run: ${refused.join('; ')}`);
  } finally {
    await owner.end();
  }
}

/** Asks at intervals: a session that waits inside a statement would keep an index from being built concurrently. */
async function waitForTurn(owner: pg.Client, log: (message: string) => void): Promise<void> {
  for (let hasLogged = false; ; hasLogged = true) {
    const { rows } = await owner.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [MIGRATION_LOCK]);
    if (rows[0]?.mine) return;
    if (!hasLogged) log('Waiting for another process that is bringing the database up to date');
    await sleep(ASK_AGAIN_MS);
  }
}
