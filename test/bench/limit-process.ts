import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface LimitProcess {
  origin: string;
  pid: number;
  stop(): void;
}

/** Starts the minimal baseline server and waits until it listens. */
export async function startLimitProcess(databaseUrl: string): Promise<LimitProcess> {
  const path = new URL('./limit-server.mjs', import.meta.url);
  const child = spawn(process.execPath, [path.pathname], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { origin: String(line).trim(), pid: child.pid ?? 0, stop: () => void child.kill() };
}
