import pg from 'pg';
import { DataSource } from 'typeorm';
import type { Environment } from '../config/environment.js';
import { ownerDataSourceOptions } from './data-source-options.js';
import { requireSupportedServer } from './server-version.js';

/** Any constant will do: only one process may change the schema at a time. */
const MIGRATION_LOCK = 7_340_118;

/** Rows that are written once and never changed or removed by the product. */
const APPEND_ONLY_TABLES = ['activity_logs', 'billing_audit', 'security_events'];

/**
 * Brings the schema up to date and gives the app role what it needs, under a lock that replicas wait for.
 * @param afterMigrations further work of the owner, inside the lock (job queues).
 */
export async function migrateDatabase(
  environment: Environment,
  afterMigrations: () => Promise<void> = async () => undefined,
): Promise<void> {
  const lock = new pg.Client({
    connectionString: environment.database.url,
    application_name: 'sop-migrate-lock',
  });
  await lock.connect();
  try {
    await requireSupportedServer(lock);
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureAppRole(lock, environment.database.appRole);
    const dataSource = await new DataSource({
      ...ownerDataSourceOptions(environment),
      entities: [],
    }).initialize();
    try {
      await dataSource.runMigrations();
      await afterMigrations();
      await grantToAppRole(dataSource, environment.database.appRole);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
}

async function ensureAppRole(client: pg.Client, role: string): Promise<void> {
  const name = client.escapeIdentifier(role);
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) {
    // Roles belong to the whole server: another database of it may have made the role in the meantime.
    await client.query(
      `DO $$ BEGIN CREATE ROLE ${name} NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    );
  }
  const { rows } = await client.query<{ member: boolean }>("SELECT pg_has_role(current_user, $1, 'MEMBER') AS member", [
    role,
  ]);
  if (!rows[0]?.member) await client.query(`GRANT ${name} TO CURRENT_USER`);
}

async function grantToAppRole(dataSource: DataSource, role: string): Promise<void> {
  const appRole = dataSource.driver.escape(role);
  for (const schema of ['public', 'pgboss']) {
    await dataSource.query(`
      GRANT USAGE ON SCHEMA ${schema} TO ${appRole};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${appRole};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${appRole};
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${appRole};
    `);
  }
  await dataSource.query(`REVOKE UPDATE, DELETE ON ${APPEND_ONLY_TABLES.join(', ')} FROM ${appRole}`);
  await dataSource.query(`REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM ${appRole}`);
}
