import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, give } from './account.js';
import { program } from './binaries.js';

/** The role that owns every table; the product itself takes a lesser one. */
const OWNER_ROLE = 'sop_owner';
/** The product's own database. */
export const DATABASE = 'sop';

/**
 * Gives the password of a data folder: generated once and kept beside the folder, readable only by whoever started it.
 */
export function passwordOf(dataFolder: string): string {
  const path = `${dataFolder}.password`;
  try {
    writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Connection string of a database, as the owner of everything. */
export function databaseUrl(password: string, port: number, database: string): string {
  return `postgres://${OWNER_ROLE}:${password}@127.0.0.1:${port}/${database}`;
}

/** Makes a database cluster in an empty data folder; an existing one is left as it is. */
export function initialise(binaries: string, dataFolder: string, account: Account, password: string): void {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
  const passwordFile = join(dataFolder, '..', `.initdb-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  give(passwordFile, account);
  try {
    const { status, stderr, error } = spawnSync(
      program(binaries, 'initdb'),
      [
        ...['-D', dataFolder, '-U', OWNER_ROLE, '-E', 'UTF8'],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
        ...['--auth-host=scram-sha-256', '--auth-local=scram-sha-256', `--pwfile=${passwordFile}`],
        ...['--no-sync', '--no-instructions'],
      ],
      { ...account, env: serverEnvironment(), encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ''} ${stderr ?? ''}`);
  } catch (error) {
    // A half-made cluster would never start: the next try begins anew.
    if (!existsSync(join(dataFolder, 'PG_VERSION'))) rmSync(dataFolder, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The server neither needs nor gets the secrets in our environment. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
