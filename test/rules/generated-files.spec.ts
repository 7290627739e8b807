import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { TEMPLATE_LANGUAGES } from '../../backend/libs/drafter/index.js';
import { wordsOfTemplates } from '../../backend/libs/drafter/templates/template-library.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'generated-'));
const STALE = 'is stale: run `npm run openapi` and commit what it writes';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' });

function filesOf(parent: string): string[] {
  const entries = readdirSync(parent, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(parent.length)).sort();
}

describe('what is generated', () => {
  it.each(TEMPLATE_LANGUAGES)('the words of the templates are what the library works out (%s)', (lang) => {
    const built = readFileSync(join(root, `dist/libs/drafter/templates/words.${lang}.json`), 'utf8');
    expect(built === JSON.stringify(wordsOfTemplates(lang))).toBe(true);
  });
});

describe('what is generated and committed', () => {
  it.each([
    ['openapi.json', 'export-openapi.js'],
    ['docs/problems.md', 'export-problems.js'],
  ])(
    '%s is what the backend makes',
    (file, command) => {
      const fresh = join(folder, command);
      run(`dist/backend/cli/${command}`, fresh);
      const isFresh = readFileSync(fresh, 'utf8') === readFileSync(join(root, file), 'utf8');
      expect(isFresh ? [] : [`${file} ${STALE}`]).toEqual([]);
    },
    60_000,
  );

  it('the client is what openapi.json makes', () => {
    const fresh = join(folder, 'client');
    const generator = join('node_modules', '@hey-api', 'openapi-ts', 'bin', 'run.js');
    run(generator, '-f', 'frontend/openapi-ts.config.ts', '-o', fresh, '--silent');
    const committed = join(root, 'frontend/src/api/generated');
    const contents = (folder: string) =>
      filesOf(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
    const isFresh = isDeepStrictEqual(contents(committed), contents(fresh));
    expect(isFresh ? [] : [`The client ${STALE}`]).toEqual([]);
  }, 60_000);
});
