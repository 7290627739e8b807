import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MOST_README_LINES = 120;

/** Where a path in backticks may begin, beside the root and the folder of its document. */
const SOURCE_FOLDERS = ['backend/src', 'backend/libs', 'backend', 'frontend/src', 'frontend'];
/** A path with a folder and an ending of ours, or a folder of the root: `scripts/build.mjs`, `test/api/`. */
const FILE_PATH = /^[\w@.-]+(?:\/[\w@.-]+)*\/[\w@.-]+\.(?:ts|tsx|mts|mjs|cjs|js|md|json|yaml|html|sql)$/;
const FOLDER_PATH = /^(?:backend|frontend|test|scripts|docs|docker|\.ci)(?:\/[\w@.-]+)*\/?$/;
/** Made by the build or by those who run the product. */
const NOT_IN_THE_REPOSITORY = /^(?:dist|\.data|DATA_DIR|node_modules|screenshots)\/|^docker\/\.env$/;

interface Document {
  /** From the root of the repository. */
  path: string;
  text: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

const docsFiles = filesBelow('docs');
const documents: Document[] = [...readdirSync(ROOT), ...docsFiles, ...filesBelow('backend/libs')]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const decisions = documents.filter(({ path }) => /^docs\/adr\/(?!0000-)\d{4}-/.test(path));
/** A promise to write something later. */
const UNFINISHED = /\b(?:TODO|TBD|FIXME|(?:figures|numbers|measurements) (?:are )?to (?:come|follow))\b/;

/** Blocks of code link to nothing and name no paths of the repository. */
function withoutBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, '');
}

/** What a document links to in the repository, from its root; folders end with no slash. */
function linksOf({ path, text }: Document): string[] {
  return [...withoutBlocks(text).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(path), target)).replace(/\/$/, ''));
}

function pathsNamedIn({ text }: Document): string[] {
  return [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => (FILE_PATH.test(name) || FOLDER_PATH.test(name)) && !NOT_IN_THE_REPOSITORY.test(name));
}

/** Headings as GitHub names them in links. */
function anchorsOf(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function reachableFrom(starts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const folder = `${path}/`;
    const document = documents.find((candidate) => candidate.path === path);
    // A link to a folder shows its files.
    waiting.push(...docsFiles.filter((file) => file.startsWith(folder)), ...(document ? linksOf(document) : []));
  }
  return reached;
}

describe('the documents', () => {
  it('are all linked from the README, or from a document that it links', () => {
    const reached = reachableFrom(['README.md']);
    expect(docsFiles.length).toBeGreaterThan(40);
    expect(docsFiles.filter((path) => !reached.has(path))).toEqual([]);
  });

  it.each(documents)('$path links only to what exists', (document) => {
    expect(linksOf(document).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it.each(documents)('$path links only to headings that exist', ({ path, text }) => {
    const missing = [...withoutBlocks(text).matchAll(/\]\(([^)#\s]*)#([^)]+)\)/g)].filter(
      ([, target = '', anchor = '']) => {
        if (/^[a-z]+:/.test(target)) return false;
        const file = target === '' ? path : normalize(join(dirname(path), target));
        return !anchorsOf(readFileSync(join(ROOT, file), 'utf8')).includes(anchor);
      },
    );
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it.each(documents)('$path names only paths that exist', (document) => {
    const named = pathsNamedIn(document);
    const exists = (path: string, folders: readonly string[]): boolean =>
      folders.some((folder) => existsSync(join(ROOT, folder, path)));
    const known = ['', dirname(document.path), ...SOURCE_FOLDERS];
    // A document names the folder that its other paths are below.
    const folders = [...known, ...named.filter((path) => FOLDER_PATH.test(path) && exists(path, ['']))];
    expect(named.filter((path) => !exists(path, folders))).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const named = documents.flatMap(({ text }) =>
      [...text.matchAll(/npm run ([a-z][a-z:]*)/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(decisions)('$path names the alternatives and says what was measured', ({ text }) => {
    expect(text).toMatch(/^## Alternatives(?: (?:to|for) [^\n]+)?\n\S/m);
    expect(text).toMatch(/measur/i);
  });

  it.each(documents)('$path is finished', ({ text }) => {
    expect(UNFINISHED.exec(text)?.[0]).toBeUndefined();
  });

  it('begin with a README that fits on a page', () => {
    const readme = documents.find(({ path }) => path === 'README.md');
    expect(readme?.text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_README_LINES);
  });
});
