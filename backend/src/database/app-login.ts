import pg from 'pg';
import { OperatorError } from '../config/operator-error.js';

/** Schemas that the application works in; migrations make them. */
export const APP_SCHEMAS = ['public', 'pgboss'];

/** Rows that are written once and never changed or removed by the product. */
const APPEND_ONLY_TABLES = ['activity_logs', 'billing_audit', 'security_events'];

/** Rows that go only by the functions `purge_sop` and `prune_versions`, which keep what is not due, or with their owner. */
const NEVER_DELETED_TABLES = ['sops', 'sop_versions'];

/** Rows that only triggers write. */
const DERIVED_TABLES = ['sop_search_entries', 'sop_count_changes', 'sop_tags'];

/**
 * Limits that the server itself puts on each session of the application. They belong to the role, not to the start-up
 * packet, so that a pooler cannot lose them. The keepalives end what a client has left behind that is gone for good.
 */
const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  statement_timeout: '15s',
  lock_timeout: '10s',
  // Room for where the hits of a common word are: with less, whole pages are looked through again.
  work_mem: '32MB',
  idle_in_transaction_session_timeout: '15s',
  tcp_keepalives_idle: '15',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
};

const DUPLICATE_ROLE = new Set(['42710', '23505']);
const INSUFFICIENT_PRIVILEGE = '42501';
/** Roles belong to the whole server: the owner of another database of it may be changing the same one. */
const CONCURRENT_UPDATE = 'XX000';
const TRIES = 5;

/** The login in a connection string. */
export interface AppLogin {
  name: string;
  password: string;
}

/** Null when the address names no user: then it is not for us to make one. */
export function loginOf(url: string): AppLogin | null {
  const { username, password } = new URL(url);
  return username ? { name: decodeURIComponent(username), password: decodeURIComponent(password) } : null;
}

/**
 * Makes the login of the application when there is none: it may sign in and nothing else, and is a member of no role.
 * One that is there already keeps its password. One that cannot sign in (before DATABASE_OWNER_URL it could not) learns to.
 * @throws OperatorError that says what an administrator must do when this owner may not make roles.
 */
export async function ensureAppLogin(owner: pg.Client, { name, password }: AppLogin): Promise<void> {
  const role = owner.escapeIdentifier(name);
  const attributes = `LOGIN PASSWORD ${owner.escapeLiteral(password)} NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT`;
  const { rows } = await owner.query<{ can: boolean }>('SELECT rolcanlogin AS can FROM pg_roles WHERE rolname = $1', [
    name,
  ]);
  if (rows[0]?.can) return;
  try {
    if (rows.length === 0) await owner.query(`CREATE ROLE ${role} ${attributes}`);
    else await repeatOnConflict(() => owner.query(`ALTER ROLE ${role} ${attributes}`));
  } catch (error) {
    if (DUPLICATE_ROLE.has(codeOf(error))) return;
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new OperatorError(
      `DATABASE_OWNER_URL: the owner of the database may not make the role of the application. Let an administrator run: ` +
        `CREATE ROLE ${role} LOGIN PASSWORD '...' NOINHERIT; and repeat the migration.`,
      { cause: error },
    );
  }
}

/** Gives the login what it needs on everything that the owner has made in this database, and nothing more. */
export async function grantToAppLogin(owner: pg.Client, { name }: AppLogin): Promise<void> {
  const role = owner.escapeIdentifier(name);
  for (const schema of APP_SCHEMAS) {
    await owner.query(`
      REVOKE CREATE ON SCHEMA ${schema} FROM PUBLIC;
      GRANT USAGE ON SCHEMA ${schema} TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role};
    `);
  }
  await owner.query(`REVOKE UPDATE, DELETE ON ${APPEND_ONLY_TABLES.join(', ')} FROM ${role}`);
  await owner.query(`REVOKE DELETE ON ${NEVER_DELETED_TABLES.join(', ')} FROM ${role}`);
  await owner.query(`REVOKE INSERT, UPDATE, DELETE ON schema_migrations, ${DERIVED_TABLES.join(', ')} FROM ${role}`);
}

/**
 * Sets the limits of the application's sessions in this database.
 * @returns what an administrator must run, when this owner may not.
 */
export async function limitAppLogin(owner: pg.Client, { name }: AppLogin): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name');
  const target = `${owner.escapeIdentifier(name)} IN DATABASE ${owner.escapeIdentifier(rows[0]?.name ?? '')}`;
  const refused: string[] = [];
  for (const [setting, value] of Object.entries(SESSION_SETTINGS)) {
    const statement = `ALTER ROLE ${target} SET ${setting} = '${value}'`;
    try {
      await repeatOnConflict(() => owner.query(statement));
    } catch (error) {
      if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
      refused.push(statement);
    }
  }
  return refused;
}

async function repeatOnConflict(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (codeOf(error) !== CONCURRENT_UPDATE || tries === TRIES) throw error;
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
