import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUNDLE = fileURLToPath(new URL('../../dist/frontend', import.meta.url));

/** The scripts that browsers load, as the build has made them. */
export function bundledScripts(): string[] {
  const names = readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(join(BUNDLE, name), 'utf8'));
}
