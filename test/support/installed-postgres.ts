import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, give } from '../../backend/libs/embedded-postgres/account.js';
import { findFreePort } from './server-process.js';

/** A Postgres from the system's packages, whose tools are in the path: unlike npm's it can dump and restore. */
export interface InstalledPostgres {
  major: number;
  /** Folder of the server's programs. */
  programs: string;
}

/** Gives undefined where there is none, or only the tools without the server of their version. */
export function findInstalledPostgres(): InstalledPostgres | undefined {
  try {
    const [, version] = /\) (\d+)/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' })) ?? [];
    const programs = `/usr/lib/postgresql/${version}/bin`;
    return existsSync(join(programs, 'initdb')) ? { major: Number(version), programs } : undefined;
  } catch {
    return undefined;
  }
}

export interface InstalledServer {
  url(database: string): string;
  stop(): Promise<void>;
}

/** Starts a new, empty server in the folder, on a free port of the loopback interface. */
export async function startInstalledServer({ programs }: InstalledPostgres, folder: string): Promise<InstalledServer> {
  const account = chooseAccount();
  mkdirSync(folder);
  give(folder, account);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const initdbFlags = ['-D', data, '-U', 'sop_owner', '-E', 'UTF8', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdbFlags, { ...options, stdio: 'pipe' });
  const port = await findFreePort();
  const url = (database: string): string => `postgres://sop_owner@127.0.0.1:${port}/${database}`;
  const serverFlags = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-F'];
  const server = spawn(join(programs, 'postgres'), serverFlags, { ...options, stdio: 'ignore' });
  const exited = once(server, 'exit');
  await untilAnswering(url('postgres'));
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await exited;
    },
  };
}

async function untilAnswering(connectionString: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}
