import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DATABASE, databaseUrl } from '../../backend/libs/embedded-postgres/initialise.js';
import { findLiveServer } from '../../backend/libs/embedded-postgres/live-server.js';
import { type Person, personOf } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { findFreePort } from '../support/server-process.js';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const ANON_KEY = 'anon-key-of-the-test-server';
const START_TIMEOUT_MS = 90_000;
/** The line of `postmaster.pid` that holds the port. */
const PORT_LINE = 3;
/** Mounts a disk in a namespace of its own, which goes with the process. */
const ON_OWN_DISK = [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o "size=$0,mode=0755" tmpfs "$1" && shift && exec "$@"',
];

/** Whether this machine lets the tests have a disk of their own: Linux, as root. */
export function canHaveOwnDisk(): boolean {
  const [program = '', ...args] = [...ON_OWN_DISK, '1m', tmpdir(), 'true'];
  return spawnSync(program, args).status === 0;
}

/** `npm start`: everything in one process, with the embedded database. */
export class EmbeddedProduct {
  private readonly dataFolder = mkdtempSync(join(tmpdir(), 'sop-faults-embedded-'));
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly diskSize: string | undefined,
  ) {
    // The account of the database server must get to its folder.
    chmodSync(this.dataFolder, 0o755);
  }

  /** @param diskSize gives it a disk of that size and of its own, as mount writes it. @see canHaveOwnDisk */
  static async start({ diskSize }: { diskSize?: string } = {}): Promise<EmbeddedProduct> {
    const product = new EmbeddedProduct(await findFreePort(), diskSize);
    await product.start();
    return product;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Its data folder, as this process sees it. */
  get folder(): string {
    return this.diskSize === undefined ? this.dataFolder : `/proc/${this.child?.pid}/root${this.dataFolder}`;
  }

  signUp(count: number): Promise<Person[]> {
    const server = { origin: this.origin, anonKey: ANON_KEY };
    const names = Array.from({ length: count }, (_, n) => `person-${n}@example.test`);
    return Promise.all(names.map((name) => personOf(server, name, 'user')));
  }

  async start(): Promise<void> {
    const node = [process.execPath, START];
    const [program = '', ...args] =
      this.diskSize === undefined ? node : [...ON_OWN_DISK, this.diskSize, this.dataFolder, ...node];
    this.child = spawn(program, args, {
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.port),
        DATA_DIR: this.dataFolder,
        DEMO_DATA: 'off',
        BILLING_MODE: 'none',
        RATE_LIMIT_FACTOR: '1000',
        ANON_KEY,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(
      () =>
        fetch(`${this.origin}/health/ready`).then(
          ({ status }) => status,
          () => 0,
        ),
      (status) => status === 200,
      START_TIMEOUT_MS,
    );
  }

  /** Kills it, and waits until its database, which ends by itself, has left the folder. */
  async kill9(): Promise<void> {
    await this.end('SIGKILL');
    await eventually(
      async () => findLiveServer(join(this.dataFolder, 'postgres')),
      (pid) => pid === null,
    );
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  async query<Row extends object>(text: string): Promise<Row[]> {
    const folder = join(this.folder, 'postgres');
    const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]);
    const client = new pg.Client({ connectionString: databaseUrl(folder, 'owner', port, DATABASE) });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
  }
}
