import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['backend/libs', 'backend/src', 'frontend/src', 'test/api', 'test/browser', 'test/conformance'];
/** Names ids as examples. */
const OWN_TEST = 'test/conformance/statements/statements.spec.ts';

/** The test files whose tests may name statements. @returns {string[]} absolute paths */
export function specFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .filter((path) => /\.spec\.tsx?$/.test(path) && path !== OWN_TEST)
    .map((path) => join(ROOT, path));
}

/** Those of them that name one. @returns {{ jest: string[], vitest: string[] }} each runner's */
export function citingFiles() {
  const files = specFiles().filter((path) => /\bS[1-9D]\.\d/.test(readFileSync(path, 'utf8')));
  const isJest = (/** @type {string} */ path) => path.startsWith(join(ROOT, 'backend'));
  return { jest: files.filter(isJest), vitest: files.filter((path) => !isJest(path)) };
}
