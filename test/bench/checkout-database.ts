import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { commandOf } from '../support/built-programs.js';

/** A database that the other checkout has migrated by itself. */
export async function databaseOfCheckout(folder: string): Promise<{ url: string; drop(): Promise<void> }> {
  const url = new URL(inject('databaseServerUrl'));
  const name = `sop_before_${randomBytes(6).toString('hex')}`;
  const command = async (statement: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: inject('databaseServerUrl') });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await command(`CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  const migrate = commandOf(join(folder, 'dist/backend/cli/migrate.js'));
  const { status, stderr } = spawnSync(process.execPath, migrate, {
    env: { ...process.env, DATABASE_URL: url.href },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The other checkout did not migrate its database: ${stderr}`);
  return { url: url.href, drop: () => command(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
