import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const MAX_LINES = 300;
const ROOTS = ['backend/libs', 'backend/src', 'frontend/src', 'scripts'];
/** Tests, and what the build writes. */
const NOT_READ = /\.spec\.(?:ts|tsx|mjs)$|(?:^|\/)generated\/|\.(?:generated|gen)\.ts$/;

const sources = ROOTS.flatMap((root) => {
  const folder = fileURLToPath(new URL(`../../${root}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !NOT_READ.test(path))
    .map((path) => ({ path: `${root}/${path}`, text: readFileSync(`${folder}${path}`, 'utf8') }));
});

it(`no file of the product has more than ${MAX_LINES} lines`, () => {
  const long = sources.filter(({ text }) => text.split('\n').length - 1 > MAX_LINES).map(({ path }) => path);
  expect(long).toEqual([]);
  expect(sources.length).toBeGreaterThan(1000);
});
