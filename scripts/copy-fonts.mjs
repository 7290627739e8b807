// Copies the fonts of the exports out of their packages, which hold every weight in two formats: 150 MB for 20.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../node_modules/@fontsource/', import.meta.url));
const target = fileURLToPath(new URL('../dist/fonts/', import.meta.url));

/** The weights and the format that the exports read. */
const FILES = /-(?:400|700)-normal\.woff$/;

rmSync(target, { recursive: true, force: true });
for (const family of readdirSync(packages).filter((name) => name.startsWith('noto-'))) {
  mkdirSync(join(target, family, 'files'), { recursive: true });
  // A font travels with its license.
  for (const file of ['LICENSE', 'unicode.json']) cpSync(join(packages, family, file), join(target, family, file));
  for (const file of readdirSync(join(packages, family, 'files')).filter((name) => FILES.test(name))) {
    cpSync(join(packages, family, 'files', file), join(target, family, 'files', file));
  }
}
