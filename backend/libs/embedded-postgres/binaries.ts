import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** There are no server binaries for this machine. */
export class NoBinariesError extends EmbeddedPostgresError {
  constructor(platform: string, cause?: unknown) {
    super(
      `There is no embedded Postgres for ${platform}. Set DATABASE_URL to a Postgres of your own, or install the ` +
        'development packages (npm ci).',
      { cause },
    );
  }
}

/** Finds the folder of the binaries installed by npm (`bin/postgres`, `bin/initdb`, `lib`). @throws NoBinariesError */
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

/** npm packages contain no symbolic links. Their install script creates them, but install scripts may be disabled. */
function makeSymlinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another process may have created it in the meantime.
      if (!existsSync(link)) throw error;
    }
  }
}

/** Path of one of the server's binaries. */
export function program(folder: string, name: 'postgres' | 'initdb'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
