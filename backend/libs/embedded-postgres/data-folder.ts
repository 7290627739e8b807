import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, canReachParent, makePrivateFolder } from './account.js';

/** For data folders that the server's account cannot reach, for example under /root. */
const SHARED_DATA_FOLDER = '/var/lib/sop-platform';

/** The actual location of a requested data folder. Its parent must exist. */
export function locateDataFolder(wanted: string, account: Account): string {
  const path = resolve(wanted);
  if (canReachParent(path, account)) return path;
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return join(SHARED_DATA_FOLDER, `${basename(path)}-${name}`);
}

/** Creates the folder if needed, private to the server's account, and returns its location. */
export function prepareDataFolder(wanted: string, account: Account): string {
  mkdirSync(dirname(resolve(wanted)), { recursive: true });
  const folder = locateDataFolder(wanted, account);
  const umask = process.umask(0o022);
  mkdirSync(dirname(folder), { recursive: true });
  process.umask(umask);
  makePrivateFolder(folder, account);
  return folder;
}
