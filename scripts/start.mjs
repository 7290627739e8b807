// `npm start`: builds what is stale, brings an embedded Postgres unless DATABASE_URL names one, and runs the product.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
if (!build()) process.exit(1);

/** @type {{ url(): string, stop(): Promise<void> } | undefined} */
let database;
if (!process.env.DATABASE_URL) {
  const { startEmbeddedPostgres } = await import(
    '../dist/backend/platform/embedded-postgres/start-embedded-postgres.js'
  );
  try {
    database = await startEmbeddedPostgres({ dataFolder: join(process.env.DATA_DIR || '.data', 'postgres') });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  process.env.DATABASE_URL = database.url();
}
process.env.LOG_LEVEL ||= 'warn';

const { parseEnvironment, InvalidEnvironmentError } = await import('../dist/backend/config/environment.js');
const { startProduct } = await import('../dist/backend/start-product.js');

/** The database goes last: whoever still uses it must be closed first. */
async function stopDatabase() {
  await database?.stop();
}

try {
  await startProduct(parseEnvironment(process.env), { onStopped: stopDatabase });
} catch (error) {
  console.error(error instanceof InvalidEnvironmentError ? error.message : error);
  await stopDatabase();
  process.exit(1);
}
