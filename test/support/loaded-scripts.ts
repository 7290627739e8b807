import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNBUNDLED_PROGRAM } from './built-programs.js';
import { startServer } from './server-process.js';

const RECORDER = new URL('./record-loaded-scripts.mjs', import.meta.url).href;

/** What the main thread of a server had loaded when it was ready. */
export interface LoadedScripts {
  /** Names of npm packages. */
  packages: ReadonlySet<string>;
  /** Files of the product below `dist/`. */
  ownFiles: readonly string[];
}

/** Starts a server, waits until it is ready, and tells what it has loaded by then. */
export async function scriptsLoadedBy(databaseUrl: string, env: Record<string, string>): Promise<LoadedScripts> {
  const folder = mkdtempSync(join(tmpdir(), 'loaded-scripts-'));
  const file = join(folder, 'scripts');
  const server = await startServer({
    databaseUrl,
    main: UNBUNDLED_PROGRAM,
    env: { ...env, NODE_OPTIONS: `--import=${RECORDER}`, LOADED_SCRIPTS_FILE: file },
  });
  const addresses = readFileSync(file, 'utf8').trimEnd().split('\n');
  await server.stop();
  rmSync(folder, { recursive: true });
  return {
    packages: new Set(
      addresses.flatMap((address) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(address)?.[1] ?? []),
    ),
    ownFiles: addresses.flatMap((address) => /\/dist\/((?:backend|libs)\/.*)/.exec(address)?.[1] ?? []),
  };
}
