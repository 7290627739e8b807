import pg from 'pg';
import type { Environment } from './config/environment.js';
import { OperatorError } from './config/operator-error.js';
import { connectionSettings } from './database/connection-settings.js';
import { checkLogin, findPendingMigrations } from './database/login-check.js';
import { requireSupportedServer } from './database/server-version.js';
import { migrate } from './migrate.js';
import { explainDatabaseFaults } from './start-fault.js';

/** The database is not as the product needs it; the message says what an operator has to do. */
export class UnpreparedDatabaseError extends OperatorError {}

const REMEDY =
  'Set DATABASE_URL to a login of its own for the application, which migrations make, and DATABASE_OWNER_URL to the owner.';

/**
 * Brings the database up to date when this process knows its owner, and looks at the login of the application: what it
 * may do, a hole in the application may do.
 * @param log gets warnings.
 * @throws UnpreparedDatabaseError in production, when the login has rights of the owner; anywhere, when migrations are
 * missing that this process may not run.
 */
export async function prepareDatabase(environment: Environment, log: (message: string) => void): Promise<void> {
  const { database, isProduction } = environment;
  if (database.ownerUrl) await migrate(environment, log);
  const { excessive, isLimited } = await asApplication(environment, checkLogin);
  if (excessive.length > 0) {
    const finding = `The application can do more in the database than it should: ${excessive.join('; ')}. ${REMEDY}`;
    if (isProduction) throw new UnpreparedDatabaseError(finding);
    log(finding);
    if (!database.ownerUrl) await migrate(environment, log);
  } else if (!isLimited) {
    log('The server does not limit the statements of the application: repeat the migration as an owner who may.');
  }
  const pending = await asApplication(environment, findPendingMigrations);
  if (pending.length > 0) {
    throw new UnpreparedDatabaseError(
      `The database lacks ${pending.join(', ')}. Run the migrations (npm run migrate) with DATABASE_OWNER_URL.`,
    );
  }
}

async function asApplication<T>(environment: Environment, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...connectionSettings(environment),
    connectionString: environment.database.url,
    application_name: 'sop-start',
  });
  client.on('error', () => undefined);
  return explainDatabaseFaults({ name: 'DATABASE_URL', url: environment.database.url }, async () => {
    await client.connect();
    try {
      await requireSupportedServer(client);
      return await look(client);
    } finally {
      await client.end();
    }
  });
}
