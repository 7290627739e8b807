// `node scripts/prune-packages.mjs node_modules`: removes what only developers read from installed packages: types, source
// maps and documents. Licenses stay.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const UNREAD = /\.(?:d\.[cm]?ts|map|md|markdown|flow|tsbuildinfo)$/i;
/** What `blocks` counts, whatever the file system has. */
const BLOCK_BYTES = 512;
const LEGAL = /licen[cs]e|notice|copying|authors/i;

/** @param {string} folder of packages @returns {number} bytes that were removed */
export function prunePackages(folder) {
  let removed = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !UNREAD.test(entry.name) || LEGAL.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    removed += statSync(path).size;
    rmSync(path);
  }
  return removed;
}

/** @param {string} folder @returns {number} bytes that its files take on the disk */
export function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).blocks * BLOCK_BYTES, 0);
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (!folder) throw new Error('Say which folder: node scripts/prune-packages.mjs node_modules');
  console.log(`Removed ${(prunePackages(folder) / 1e6).toFixed(1)} MB from ${folder}`);
}
