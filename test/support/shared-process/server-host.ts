import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commandOf, SERVER_PROGRAM } from '../built-programs.js';

const HOST_PROGRAM = fileURLToPath(new URL('server-host.cjs', import.meta.url));

/** A server that closes later than this is waited for no longer. */
const CLOSE_TIMEOUT_MS = 3000;

/** A server in a process that others were in before. */
export interface HostedServer {
  /** Of the process. */
  pid: number;
  /** Its exit code, when it has ended; null when the process did. */
  ended: Promise<number | null>;
  /** Closes it in order. When it does not close, the process ends: the next server gets another one. */
  close(): Promise<void>;
  /** What the process has said since this server was started, until the next one is. */
  logs(): string;
}

type Message = { ended: number; code: number };

/** Its servers come one after the other: packages such as Passport keep what belongs to one for the whole process. */
class ServerHost {
  private readonly child: ChildProcess;
  private readonly exited: Promise<unknown>;
  private output = '';
  private started = 0;
  private serving: number | undefined;

  constructor() {
    const [node, ...words] = [process.execPath, ...commandOf(SERVER_PROGRAM).slice(0, -1), HOST_PROGRAM];
    const env = { PATH: process.env['PATH'], NODE_ENV: 'test' };
    this.child = spawn(node, words, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.exited = once(this.child, 'exit');
    // The host of a test process that has nothing else to do does not keep it alive.
    this.child.unref();
    this.child.channel?.unref();
    for (const stream of [this.child.stdout, this.child.stderr] as (Socket | null)[]) {
      stream?.unref();
      stream?.on('data', (chunk: Buffer) => {
        this.output += String(chunk);
      });
    }
  }

  get isRunning(): boolean {
    return this.child.connected;
  }

  /** Whether it can take a server. */
  get isFree(): boolean {
    return this.serving === undefined;
  }

  start(env: Record<string, string>): HostedServer {
    this.started += 1;
    const id = this.started;
    this.serving = id;
    this.output = '';
    const ended = new Promise<number | null>((tell) => {
      const hear = (message: Message): void => {
        if (message.ended !== id) return;
        this.child.off('message', hear);
        tell(message.code);
      };
      this.child.on('message', hear);
      void this.exited.then(() => tell(null));
    });
    this.child.send({ start: id, env });
    return {
      pid: this.child.pid ?? 0,
      ended,
      close: () => this.close(id, ended),
      logs: () => this.output,
    };
  }

  private async close(id: number, ended: Promise<number | null>): Promise<void> {
    if (this.serving !== id) return;
    if (this.isRunning) this.child.send({ stop: id });
    const code = await Promise.race([ended, sleep(CLOSE_TIMEOUT_MS, 'late' as const)]);
    this.serving = undefined;
    if (code === 0) return;
    this.child.kill('SIGKILL');
    await this.exited;
  }
}

/** For a file's own server and a replica beside it. */
const MOST_HOSTS = 2;

// The only state of a helper that outlives a file: it is what the files of a process are to share.
let hosts: ServerHost[] = [];

/**
 * Starts a server in a process that a former one was in.
 * @param env all its settings
 * @returns undefined while other servers are in all of them.
 */
export function startHosted(env: Record<string, string>): HostedServer | undefined {
  hosts = hosts.filter(({ isRunning }) => isRunning);
  const free = hosts.find(({ isFree }) => isFree);
  if (free) return free.start(env);
  if (hosts.length === MOST_HOSTS) return undefined;
  const added = new ServerHost();
  hosts.push(added);
  return added.start(env);
}
