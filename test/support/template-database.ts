import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const TEMPLATE = 'sop_template';

/** A migrated, empty database that only one test file uses. */
export interface TestDatabase {
  /** Connection string, as the owner of everything. */
  url: string;
  drop(): Promise<void>;
}

/** Clones the migrated template; takes about a tenth of a second. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseServerUrl');
  const name = `sop_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY wal_log`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
