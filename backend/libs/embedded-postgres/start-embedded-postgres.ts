import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Account, chooseAccount, give, reachableBinaries } from './account.js';
import { findBinaries, program } from './binaries.js';
import { prepareDataFolder } from './data-folder.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { DATABASE, databaseUrl, initialise, LOGINS, passwordOf, serverEnvironment } from './initialise.js';
import { findLiveServer } from './live-server.js';
import { SUPERVISOR_PROGRAM } from './supervisor-program.js';

const PORT_TRIES = 5;

export interface EmbeddedPostgresOptions {
  /** Created if missing; keeps the data between starts. */
  dataFolder: string;
  /** False trades durability after a power failure for speed: for tests only. */
  isDurable?: boolean;
  /** Called with the server's log messages. */
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** Connection string of a database, as the owner of everything. */
  ownerUrl(database?: string): string;
  /** The same as the application, which owns nothing. */
  appUrl(database?: string): string;
  port: number;
  /** Stops the server and waits until it is gone; safe to call again. */
  stop(): Promise<void>;
}

/** Another server uses the data folder. */
export class AlreadyRunningError extends EmbeddedPostgresError {
  constructor(pid: number, dataFolder: string) {
    super(`A database server (process ${pid}) is already running in ${dataFolder}. Is another "npm start" open?`);
  }
}

/**
 * Starts a real Postgres from the binaries installed by npm, on a free port of the loopback interface. It stops when
 * this process ends, in whatever way.
 * @throws NoBinariesError, AlreadyRunningError
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = chooseAccount();
  const binaries = reachableBinaries(await findBinaries(), account);
  const dataFolder = prepareDataFolder(resolve(options.dataFolder), account);
  const live = findLiveServer(dataFolder);
  if (live !== null) throw new AlreadyRunningError(live, dataFolder);
  initialise(binaries, dataFolder, account);
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });

  const { port, child, exited } = await startOnFreePort(binaries, dataFolder, account, options);
  const ownerUrl = (database = DATABASE): string => databaseUrl(dataFolder, 'owner', port, database);
  const appUrl = (database = DATABASE): string => databaseUrl(dataFolder, 'app', port, database);
  const stop = async (): Promise<void> => {
    child.stdin?.end();
    await exited;
  };
  try {
    await ensureDatabaseAndLogin(ownerUrl('postgres'), passwordOf(dataFolder, 'app'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ownerUrl, appUrl, port, stop };
}

interface StartedServer {
  port: number;
  child: ChildProcess;
  exited: Promise<void>;
}

/** Another program may take the port between the check and the server's start; then another port is tried. */
async function startOnFreePort(
  binaries: string,
  dataFolder: string,
  account: Account,
  options: EmbeddedPostgresOptions,
): Promise<StartedServer> {
  for (let tries = 1; ; tries += 1) {
    const port = await findFreePort();
    try {
      return await startServer(binaries, dataFolder, account, port, options);
    } catch (error) {
      const isPortTaken = error instanceof Error && /Address already in use|could not bind/i.test(error.message);
      if (!isPortTaken || tries === PORT_TRIES) throw error;
    }
  }
}

async function startServer(
  binaries: string,
  dataFolder: string,
  account: Account,
  port: number,
  { isDurable = true, log = () => undefined }: EmbeddedPostgresOptions,
): Promise<StartedServer> {
  const socketFolder = mkdtempSync(join(tmpdir(), 'sop-postgres-'));
  give(socketFolder, account);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    max_connections: '200',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    process.execPath,
    [
      ...['-e', SUPERVISOR_PROGRAM, JSON.stringify({ ...account, socketFolder })],
      ...[program(binaries, 'postgres'), '-D', dataFolder, '-p', String(port), ...flags],
    ],
    // Detached, so that Ctrl-C in the terminal does not reach the server, which is stopped after our own shutdown.
    { env: serverEnvironment(), detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  child.stdin?.on('error', () => undefined);
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  let output = '';
  await new Promise<void>((ready, fail) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log(String(chunk));
      if (output === READY) return;
      output += String(chunk);
      if (!output.includes(READY)) return;
      output = READY;
      ready();
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`Postgres ended (${code}): ${output}`)));
  });
  return { port, child, exited };
}

const READY = 'ready to accept connections';

function findFreePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : fail(new Error('No port'))));
    });
  });
}

/**
 * Sets the login's password at each start, because a data folder of an earlier version has a role that cannot sign in.
 */
async function ensureDatabaseAndLogin(adminUrl: string, appPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`);
    const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [LOGINS.app]);
    await client.query(
      `${known.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${client.escapeIdentifier(LOGINS.app)} LOGIN NOINHERIT
         NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${client.escapeLiteral(appPassword)}`,
    );
  } finally {
    await client.end();
  }
}
