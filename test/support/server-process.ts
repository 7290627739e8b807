import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, isCompiledCodeKept, SERVER_PROGRAM } from './built-programs.js';
import { startHosted } from './shared-process/server-host.js';

const START_TIMEOUT_MS = 60_000;

/** The built product, which tests talk to. */
export interface TestServer {
  /** Public address, without a trailing slash. */
  origin: string;
  anonKey: string;
  /** Of its process, which may have had other servers in it. */
  pid: number;
  /** Ends it the fastest way, when nothing depends on it any more. */
  discard(): Promise<void>;
  /** Its exit code, when it has ended by itself or after a signal; null when a signal killed it. */
  exited: Promise<number | null>;
  logs(): string;
}

/** The same as a process of its own, which may not be ready yet. */
export interface SpawnedServer extends TestServer {
  /** Stops it like an operator does (SIGTERM) and waits. */
  stop(): Promise<void>;
  /** Kills it like a power cut does. */
  kill9(): Promise<void>;
  /** Sends a signal and does not wait. */
  signal(name: NodeJS.Signals): void;
}

/** The same, ready. */
export type RunningServer = SpawnedServer;

export interface ServerOptions {
  databaseUrl: string;
  env?: Record<string, string>;
  /** Listens there; a free port otherwise. */
  port?: number;
  /** That of the delivered server if not given. */
  main?: string;
  /** Node that runs it; that of the tests if not given. */
  node?: string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built server on a free port of the loopback interface and waits until it is ready. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = await spawnServer(options);
  try {
    await untilReady(server);
  } catch (error) {
    server.signal('SIGKILL');
    throw error;
  }
  return server;
}

/** What a server is started with. */
interface ServerSettings {
  origin: string;
  anonKey: string;
  dataFolder: string;
  env: Record<string, string>;
}

async function settingsOf({ databaseUrl, env = {}, port }: ServerOptions): Promise<ServerSettings> {
  const listenPort = port ?? (await findFreePort());
  const origin = `http://localhost:${listenPort}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'sop-test-data-'));
  const anonKey = env['ANON_KEY'] ?? 'anon-key-of-the-test-server';
  const settings = {
    NODE_ENV: 'test',
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    PORT: String(listenPort),
    HOST: '127.0.0.1',
    APP_URL: origin,
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    ANON_KEY: anonKey,
    ...env,
  };
  return { origin, anonKey, dataFolder, env: settings };
}

/** Settings that packages read in the environment of the process, not only the server in its own. */
const SETTINGS_OF_A_PROCESS = ['NODE_ENV', 'NODE_OPTIONS', 'PATH', 'TZ', 'UV_THREADPOOL_SIZE'];

/**
 * Starts the built server in a process that those of earlier test files were in, and waits until it is ready: a new process
 * costs several times as much. No other server is in it meanwhile; with settings of a process, it gets one of its own.
 */
export async function startSharedServer(options: ServerOptions): Promise<TestServer> {
  if (SETTINGS_OF_A_PROCESS.some((name) => options.env?.[name] !== undefined)) return startServer(options);
  const { origin, anonKey, dataFolder, env } = await settingsOf(options);
  const hosted = startHosted(env);
  if (!hosted) return startServer(options);
  const server: TestServer = {
    origin,
    anonKey,
    pid: hosted.pid,
    exited: hosted.ended,
    logs: () => hosted.logs(),
    async discard() {
      await hosted.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(server);
  } catch (error) {
    await server.discard();
    throw error;
  }
  return server;
}

/** Starts the built server and does not wait. */
export async function spawnServer(options: ServerOptions): Promise<SpawnedServer> {
  const { main = SERVER_PROGRAM, node = process.execPath } = options;
  const command = commandOf(main);
  const { origin, anonKey, dataFolder, env } = await settingsOf(options);
  const child = spawn(node, command, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + String(chunk)).slice(-200_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    running.delete(child);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return {
    origin,
    anonKey,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill9: () => end('SIGKILL'),
    discard: () => end(isCompiledCodeKept() ? 'SIGKILL' : 'SIGTERM'),
    signal: (name) => void child.kill(name),
    exited,
    logs: () => output,
  };
}

/** Waits until `/health/ready` says so. @throws Error when the server ends before, or after a minute. */
export async function untilReady(server: TestServer): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const ended = server.exited.then((code) => {
    throw new Error(`The server ended (${code}):\n${server.logs()}`);
  });
  const answering = (async () => {
    while (Date.now() < deadline) {
      const response = await fetch(`${server.origin}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      );
      if (response?.ok) return;
      await sleep(50);
    }
    throw new Error(`The server was not ready in time:\n${server.logs()}`);
  })();
  // Either may fail after the other has settled.
  ended.catch(() => undefined);
  await Promise.race([answering, ended]);
}

/** Ports that the system gives to no outgoing connection: between the question and its use nobody else takes one. */
const OWN_PORTS = { from: 12_000, to: 32_000 };
const MOST_TRIES = 50;

/** A port of the loopback interface that nobody listens at. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(OWN_PORTS.from, OWN_PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const probe = createServer();
    probe.once('error', () => tell(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => tell(true)));
  });
}
