import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = new URL('../../dist/backend/main.js', import.meta.url).pathname;
const START_TIMEOUT_MS = 60_000;

/** The built product, running as a process of its own. */
export interface RunningServer {
  /** Public address, without a trailing slash. */
  origin: string;
  anonKey: string;
  pid: number;
  /** Stops it like an operator does (SIGTERM) and waits. */
  stop(): Promise<void>;
  /** Kills it like a power cut does. */
  kill9(): Promise<void>;
  logs(): string;
}

export interface ServerOptions {
  databaseUrl: string;
  env?: Record<string, string>;
  /** Listens there; a free port otherwise. */
  port?: number;
  /** Another build's program. */
  main?: string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built server on a free port of the loopback interface and waits until it is ready. */
export async function startServer({ databaseUrl, env = {}, port, main = MAIN }: ServerOptions): Promise<RunningServer> {
  if (!existsSync(main))
    throw new Error('The backend is not built: run `npm run build` (`npm test` does it by itself)');
  const listenPort = port ?? (await findFreePort());
  const origin = `http://localhost:${listenPort}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'sop-test-data-'));
  const anonKey = env['ANON_KEY'] ?? 'anon-key-of-the-test-server';
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
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
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + String(chunk)).slice(-200_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    running.delete(child);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  await untilReady(origin, child, () => output);
  return {
    origin,
    anonKey,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill9: () => end('SIGKILL'),
    logs: () => output,
  };
}

async function untilReady(origin: string, child: ChildProcess, logs: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended (${child.exitCode}):\n${logs()}`);
    const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (response?.ok) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in time:\n${logs()}`);
}

export function findFreePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : fail(new Error('No port'))));
    });
  });
}
