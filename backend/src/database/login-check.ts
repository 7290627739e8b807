import type pg from 'pg';
import { APP_SCHEMAS } from './app-login.js';
import { MIGRATIONS_TABLE } from './data-source-options.js';
import { migrations } from './migrations/index.js';

interface LoginRow {
  name: string;
  is_superuser: boolean;
  makes_roles: boolean;
  owns: boolean;
  creates: boolean;
  becomes: string[];
  statement_timeout: string;
}

/** A role that owns the database or anything in our schemas, or one of Postgres' own that can reach the whole server. */
const POWERFUL = `o.rolsuper OR o.rolname LIKE 'pg\\_%'
  OR EXISTS (SELECT 1 FROM pg_database d WHERE d.datname = current_database() AND d.datdba = o.oid)
  OR EXISTS (SELECT 1 FROM pg_namespace n WHERE n.nspname = ANY($1) AND n.nspowner = o.oid)
  OR EXISTS (SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
             WHERE n.nspname = ANY($1) AND c.relowner = o.oid)`;

const DESCRIBE = `SELECT r.rolname AS name, r.rolsuper AS is_superuser, r.rolcreaterole OR r.rolbypassrls AS makes_roles,
    (SELECT ${POWERFUL} FROM pg_roles o WHERE o.oid = r.oid) AS owns,
    EXISTS (SELECT 1 FROM pg_namespace n WHERE n.nspname = ANY($1) AND has_schema_privilege(n.oid, 'CREATE')) AS creates,
    ARRAY(SELECT o.rolname::text FROM pg_roles o WHERE o.oid <> r.oid AND pg_has_role(r.oid, o.oid, 'MEMBER')
          AND (${POWERFUL}) ORDER BY 1) AS becomes,
    current_setting('statement_timeout') AS statement_timeout
  FROM pg_roles r WHERE r.rolname = session_user`;

/** What the login of the application is allowed to do. */
export interface LoginFindings {
  /** Rights that it should not have, in words; empty when it is as it should be. */
  excessive: string[];
  /** Whether the server limits how long its statements may run. */
  isLimited: boolean;
}

/** Looks at the login of a connection: `session_user`, because a role that it only takes can be put down again. */
export async function checkLogin(client: pg.Client): Promise<LoginFindings> {
  const [row] = (await client.query<LoginRow>(DESCRIBE, [APP_SCHEMAS])).rows;
  if (!row) throw new Error('The login of the application is no role of the database');
  const { name } = row;
  const excessive = [
    row.is_superuser && `${name} is a superuser`,
    row.makes_roles && `${name} may make roles or pass row-level security`,
    !row.is_superuser && row.owns && `${name} owns the database or tables in it`,
    !row.is_superuser && row.creates && `${name} may create tables`,
    !row.is_superuser && row.becomes.length > 0 && `${name} can become ${row.becomes.join(', ')}`,
  ].filter((finding): finding is string => typeof finding === 'string');
  return { excessive, isLimited: row.statement_timeout !== '0' };
}

/** Names of the migrations that this program brings and the database lacks. */
export async function findPendingMigrations(client: pg.Client): Promise<string[]> {
  const names = migrations.map(({ name }) => name);
  const found = await client.query<{ present: boolean }>('SELECT to_regclass($1) IS NOT NULL AS present', [
    MIGRATIONS_TABLE,
  ]);
  if (!found.rows[0]?.present) return names;
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS_TABLE}`);
  const done = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !done.has(name));
}
