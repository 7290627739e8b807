import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../backend/libs/embedded-postgres/start-embedded-postgres.js';
import { CLI_PROGRAM, commandOf } from '../support/built-programs.js';
import { TcpProxy } from './tcp-proxy.js';

/** A database server that a test may torment, migrated, behind a proxy. */
export class OwnPostgres {
  private constructor(
    private readonly folder: string,
    private server: EmbeddedPostgres,
    readonly proxy: TcpProxy,
  ) {}

  static async start(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'sop-faults-'));
    chmodSync(folder, 0o755);
    const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
    const own = new OwnPostgres(folder, server, await TcpProxy.start(server.port));
    const { status, stderr } = spawnSync(process.execPath, commandOf(CLI_PROGRAM, 'migrate'), {
      env: { ...process.env, DATABASE_URL: server.appUrl(), DATABASE_OWNER_URL: server.ownerUrl() },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The database could not be migrated: ${stderr}`);
    return own;
  }

  /** For the product: the application's login, through the proxy. */
  get url(): string {
    return Object.assign(new URL(this.server.appUrl()), { port: String(this.proxy.port) }).href;
  }

  /** Looks at rows and does what only the owner may, past the proxy. */
  async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.server.ownerUrl() });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Opens connections, past the proxy, until no login of the application gets one. Gives what ends them. */
  async takeAllConnections(): Promise<() => Promise<void>> {
    const taken: pg.Client[] = [];
    for (;;) {
      const client = new pg.Client({ connectionString: this.server.appUrl() });
      client.on('error', () => undefined);
      const isTaken = await client.connect().then(
        () => true,
        () => false,
      );
      if (!isTaken) break;
      taken.push(client);
    }
    return async () => {
      for (const client of taken) await client.end();
    };
  }

  /** Fast shutdown, then a start on the same data. */
  async restart(): Promise<void> {
    await this.server.stop();
    this.server = await startEmbeddedPostgres({ dataFolder: join(this.folder, 'postgres') });
    this.proxy.targetPort = this.server.port;
  }

  /** Stops every process of the server in its tracks, as a machine that hangs does. */
  freeze(): void {
    for (const pid of this.pids()) signal(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.pids()) signal(pid, 'SIGCONT');
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.proxy.stop();
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private pids(): number[] {
    const [postmaster] = readFileSync(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')
      .map(Number);
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    const children = processes.filter(([, parent]) => parent === postmaster).map(([pid = 0]) => pid);
    return postmaster ? [postmaster, ...children] : [];
  }
}

/** A process of a connection may end after it was listed. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
