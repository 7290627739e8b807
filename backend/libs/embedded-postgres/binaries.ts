import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The server's programs cannot be had on this machine. */
export class NoBinariesError extends EmbeddedPostgresError {
  constructor(platform: string, cause?: unknown) {
    super(
      `There is no embedded Postgres for ${platform}. Set DATABASE_URL to a Postgres of your own, or install the ` +
        'development packages (npm ci).',
      { cause },
    );
  }
}

/**
 * Finds the folder with the programs that npm brought (`bin/postgres`, `bin/initdb`, `lib`).
 * @throws NoBinariesError
 */
export async function findBinaries(): Promise<string> {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const found = (await import(`@embedded-postgres/${platform}`)) as { postgres: string };
    const folder = resolve(dirname(found.postgres), '..');
    makeSymlinks(folder);
    return folder;
  } catch (error) {
    throw new NoBinariesError(platform, error);
  }
}

/** npm packages hold no symbolic links. Their install script makes them, unless scripts are switched off: do it here. */
function makeSymlinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another process may have made it in the meantime.
      if (!existsSync(link)) throw error;
    }
  }
}

/** Path of one of the server's programs. */
export function program(folder: string, name: 'postgres' | 'initdb'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
