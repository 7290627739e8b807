import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A fingerprint of the given files and folders: it changes when any file's name or content does.
 * @param {string} root
 * @param {string[]} paths relative to root; absent ones count as empty
 * @param {RegExp} [ignored] names of files that do not matter
 */
export function fingerprint(root, paths, ignored = /\.(spec|test)\.tsx?$/) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesIn(root, path)) {
      if (ignored.test(file)) continue;
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesIn(root, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesIn(root, join(path, name)));
}
