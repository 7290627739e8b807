import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chooseAccount } from './account.js';
import { locateDataFolder } from './data-folder.js';
import { DATABASE, databaseUrl } from './initialise.js';
import { findLiveServer } from './live-server.js';

/** The line of `postmaster.pid` that holds the port. @see https://www.postgresql.org/docs/current/storage-file-layout.html */
const PORT_LINE = 3;

/** Connection strings of the product's database. */
export interface DatabaseUrls {
  /** As the owner of everything. */
  owner: string;
  /** As the application. */
  app: string;
}

/**
 * The embedded database that is running in a data folder, for commands that run at the same time; null if there is
 * none.
 */
export function findRunningDatabase(wanted: string): DatabaseUrls | null {
  if (!existsSync(dirname(wanted))) return null;
  const dataFolder = locateDataFolder(wanted, chooseAccount());
  if (findLiveServer(dataFolder) === null) return null;
  const port = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]);
  return {
    owner: databaseUrl(dataFolder, 'owner', port, DATABASE),
    app: databaseUrl(dataFolder, 'app', port, DATABASE),
  };
}
