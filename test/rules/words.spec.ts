import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url);

/** Words that plain American product English does without, and what to write. */
const AVOIDED: readonly [RegExp, string][] = [
  [/\bwhoever\b/i, 'name the caller, holder or person'],
  [/\banew\b/i, 'again'],
  [/\banybody\b/i, 'anyone'],
  [/\brubbish\b/i, 'malformed input'],
  [/speaks? against/i, 'is wrong'],
  [/\b(?:behaviour|colour|catalogue)s?\b/i, 'American spelling'],
];

/** Tests; the drafter, whose comments quote what people write; what is generated. */
const NOT_READ = /\.spec\.|^backend\/libs\/drafter\/|^frontend\/src\/api\/generated\//;
const COMMENT = /^\s*(?:\*|\/\/|\/\*\*)/;
/** What a test file says in code, an example or a quotation is not ours to choose. */
const QUOTED = /@example|["“`].*["”`]/;

function commentsOf(path: string): { path: string; line: string }[] {
  const lines = readFileSync(new URL(path, ROOT), 'utf8').split('\n');
  return lines.filter((line) => COMMENT.test(line) && !QUOTED.test(line)).map((line) => ({ path, line }));
}

const comments = ['backend/src/', 'backend/libs/', 'frontend/src/', 'scripts/'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !NOT_READ.test(`${folder}${name}`))
    .flatMap((name) => commentsOf(`${folder}${name}`)),
);

it.each(AVOIDED)('comments do without %s: %s', (word) => {
  expect(comments.length).toBeGreaterThan(4000);
  expect(comments.filter(({ line }) => word.test(line)).map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([]);
});
