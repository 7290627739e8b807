import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url);
const CODE_FOLDERS = ['backend/src/', 'backend/libs/', 'frontend/src/', 'test/', 'scripts/'];
/** Tables of words, and code that tools write. */
const NOT_READ = /node_modules|\/lexicon\/|\/generated\/|\.generated\.ts$/;

/** `SopQueries`, `SopQueries.insertSopWithRun`, `lockSop`: at least two words, so that settings and products do not count. */
const NAME = /^(?:[A-Z][a-z]+(?:[A-Z][a-z]*)+|[a-z]+(?:[A-Z][a-z]*)+)(?:\.[a-z]\w+)?$/;
const DRAWN_NAME = /\b[A-Z][a-z]+(?:[A-Z][a-z]+)+(?:\.[a-z]\w+)?\b/g;
/** `A → B → C.method`: who calls whom. */
const DRAWN_CALLS = /[A-Z]\w+(?:\.\w+)?(?: → [A-Z]\w+(?:\.\w+)?)+/g;
/** From the controller to the SQL. */
const MOST_CALLS = 3;

interface Declaration {
  /** The whole file. */
  code: string;
  /** What the class extends or implements. */
  ports: string[];
}

/** Every class, function, constant and type by its name. */
const declarations = new Map<string, Declaration[]>();
/** Every method and property. */
const members = new Set<string>();

for (const folder of CODE_FOLDERS) {
  const paths = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !NOT_READ.test(`${folder}${name}`))) {
    const code = readFileSync(new URL(`${folder}${path}`, ROOT), 'utf8');
    for (const [, name = '', ports = ''] of code.matchAll(
      /\b(?:class|function\*?|const|interface|type) (\w+)(?: (?:extends|implements) ([\w ,]+))?/g,
    )) {
      const others = declarations.get(name) ?? [];
      declarations.set(name, [...others, { code, ports: ports.split(/\W+/) }]);
    }
    for (const [, name = ''] of code.matchAll(/\b(\w+)\??[<(:]/g)) members.add(name);
  }
}

const documents = readdirSync(new URL('docs/', ROOT))
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ path: `docs/${name}`, text: readFileSync(new URL(`docs/${name}`, ROOT), 'utf8') }));

function drawingsOf(text: string): string[] {
  return [...text.matchAll(/^```mermaid[\s\S]*?^```/gm)].map(([drawing]) => drawing);
}

function namesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => NAME.test(name));
  return [...new Set([...quoted, ...drawingsOf(text).flatMap((drawing) => drawing.match(DRAWN_NAME) ?? [])])];
}

function isDeclared(name: string): boolean {
  const [owner = '', member] = name.split('.');
  const found = declarations.get(owner);
  if (member === undefined) return found !== undefined || members.has(owner);
  return (found ?? []).some(({ code }) => new RegExp(`\\b${member}\\b`).test(code));
}

/** Whether the code of the caller names the callee, or the port that the callee stands behind. */
function calls(caller: string, callee: string): boolean {
  const ports = (declarations.get(callee) ?? []).flatMap((declaration) => declaration.ports);
  const known = new RegExp(`\\b(?:${[callee, ...ports].filter(Boolean).join('|')})\\b`);
  return (declarations.get(caller) ?? []).some(({ code }) => known.test(code));
}

describe('the docs', () => {
  it.each(documents)('$path names only code that exists', ({ text }) => {
    expect(namesIn(text).filter((name) => !isDeclared(name))).toEqual([]);
  });
});

describe('the drawings of docs/architecture.md', () => {
  const { text = '' } = documents.find(({ path }) => path === 'docs/architecture.md') ?? {};
  const chains = drawingsOf(text)
    .flatMap((drawing) => drawing.match(DRAWN_CALLS) ?? [])
    .map((chain) => chain.split(' → ').map((link) => link.split('.')[0] ?? ''));

  it('show how a request gets to its SQL', () => {
    expect(chains.length).toBeGreaterThan(2);
    expect(namesIn(text).length).toBeGreaterThan(40);
  });

  it.each(chains.map((chain) => [chain.join(' → '), chain] as const))(
    'are the calls of the code: %s',
    (_name, chain) => {
      expect(chain.length).toBeLessThanOrEqual(MOST_CALLS);
      const missing = chain.slice(1).filter((callee, index) => !calls(chain[index] ?? '', callee));
      expect(missing).toEqual([]);
    },
  );
});
