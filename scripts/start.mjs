// `npm start`: builds what is stale, brings an embedded Postgres unless DATABASE_URL names one, and runs the product.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from './build.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
if (!build()) process.exit(1);

const require = createRequire(import.meta.url);
const { parseEnvironment } = require('../dist/server/environment.cjs');
const { OperatorError } = require('../dist/server/operator-error.cjs');
const { makeWritableFolder } = require('../dist/server/writable-folder.cjs');

/** What the operator can mend is shown alone; everything else is ours and keeps its trace. @param {unknown} error */
function explain(error) {
  console.error(error instanceof OperatorError ? error.message : error);
}

/** @type {{ ownerUrl(): string, appUrl(): string, stop(): Promise<void> } | undefined} */
let database;
try {
  // Faults of the settings come out before anything is started.
  const { dataDir } = parseEnvironment({
    ...process.env,
    DATABASE_URL: process.env.DATABASE_URL || 'postgres://embedded',
  });
  if (!process.env.DATABASE_URL) {
    makeWritableFolder(dataDir);
    const { EmbeddedPostgresError, startEmbeddedPostgres } = await import('../dist/libs/embedded-postgres/index.js');
    database = await startEmbeddedPostgres({ dataFolder: join(dataDir, 'postgres') }).catch((error) => {
      throw error instanceof EmbeddedPostgresError ? new OperatorError(error.message, { cause: error }) : error;
    });
    process.env.DATABASE_URL = database.appUrl();
    process.env.DATABASE_OWNER_URL = database.ownerUrl();
  }
} catch (error) {
  explain(error);
  process.exit(1);
}
process.env.LOG_LEVEL ||= 'warn';

const { startProduct } = require('../dist/server/start-product.cjs');

/** The database stops last: everything that uses it must be closed first. */
async function stopDatabase() {
  await database?.stop();
}

try {
  await startProduct(parseEnvironment(process.env), { onStopped: stopDatabase });
} catch (error) {
  explain(error);
  await stopDatabase();
  process.exit(1);
}
