import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, give } from './account.js';
import { program } from './binaries.js';

/** Database logins: the owner of everything, and the application, which owns nothing. */
export const LOGINS = { owner: 'sop_owner', app: 'sop_app' } as const;

export type Login = keyof typeof LOGINS;

/** The product's own database. */
export const DATABASE = 'sop';

/**
 * Returns the password of a login: generated once and stored next to the data folder, readable only by the user who
 * started it.
 */
export function passwordOf(dataFolder: string, login: Login): string {
  const path = login === 'owner' ? `${dataFolder}.password` : `${dataFolder}.${login}-password`;
  try {
    writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Connection string of a database for one of its logins. */
export function databaseUrl(dataFolder: string, login: Login, port: number, database: string): string {
  return `postgres://${LOGINS[login]}:${passwordOf(dataFolder, login)}@127.0.0.1:${port}/${database}`;
}

/** Creates a database cluster in an empty data folder; an existing one is not changed. */
export function initialise(binaries: string, dataFolder: string, account: Account): void {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
  const passwordFile = join(dataFolder, '..', `.initdb-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, `${passwordOf(dataFolder, 'owner')}\n`, { mode: 0o600 });
  give(passwordFile, account);
  try {
    const { status, stderr, error } = spawnSync(
      program(binaries, 'initdb'),
      [
        ...['-D', dataFolder, '-U', LOGINS.owner, '-E', 'UTF8'],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
        ...['--auth-host=scram-sha-256', '--auth-local=scram-sha-256', `--pwfile=${passwordFile}`],
        ...['--no-sync', '--no-instructions'],
      ],
      { ...account, env: serverEnvironment(), encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ''} ${stderr ?? ''}`);
  } catch (error) {
    // An incomplete cluster would never start, so the next attempt starts over.
    if (!existsSync(join(dataFolder, 'PG_VERSION'))) rmSync(dataFolder, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Keeps the secrets of our environment from the server, which does not need them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
