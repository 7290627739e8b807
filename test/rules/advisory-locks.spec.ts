import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { backendSources, librarySources, migrationTexts } from '../support/backend-sources.js';
import { textOf } from '../support/raw-sql.js';

const LOCKS = 'database/advisory-locks.ts';
const LOCK_CALL = /pg_\w*advisory\w*\(\s*([^,)]*)/g;
/** Imports by name from the file of all locks. */
const IMPORTED = /import (?:type )?\{([^}]*)\} from '[./\w-]*\/advisory-locks\.js'/;
/** The first key of a lock that a process keeps: the listener takes it for its caller. */
const KEPT_KEY = /\bclassId: (?!number;)([^,}\s]+)/g;

const sources = [...backendSources(), ...librarySources()];
const others = sources.filter(({ path }) => path !== LOCKS);

/** The keys that statements of a file lock and that are no constant of the file of all locks. */
function strangeKeys(path: string, code: string): string[] {
  const constants =
    IMPORTED.exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const strange: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    for (const [, key = ''] of (textOf(node) ?? '').matchAll(LOCK_CALL)) {
      const value = givenFor(node, key) ?? key;
      if (!constants.includes(value) && !value.endsWith('.classId')) strange.push(`${path}: ${value}`);
    }
  };
  visit(source);
  return strange;
}

/** What a call gives for the parameter `$1` of its text; undefined when the key is no parameter. */
function givenFor(text: ts.Node, key: string): string | undefined {
  const place = /^\$(\d+)$/.exec(key)?.[1];
  if (!place || !ts.isCallExpression(text.parent)) return undefined;
  const values = text.parent.arguments.find((argument) => ts.isArrayLiteralExpression(argument));
  return values?.elements[Number(place) - 1]?.getText();
}

describe('the key of an advisory lock', () => {
  const users = others.filter(({ code }) => code.search(LOCK_CALL) >= 0);

  it('comes from the file of all locks', () => {
    expect(users.length).toBeGreaterThan(2);
    expect(users.flatMap(({ path, code }) => strangeKeys(path, code))).toEqual([]);
  });

  it('comes from there, too, where a process keeps the lock', () => {
    const kept = others.flatMap(({ code }) => {
      const constants = IMPORTED.exec(code)?.[1] ?? '';
      return [...code.matchAll(KEPT_KEY)].map(([, key = '']) => ({ key, isConstant: constants.includes(key) }));
    });
    expect(kept).toEqual([{ key: 'WORKER_LOCK', isConstant: true }]);
  });

  it('is named there when a function in the database locks it', () => {
    const locked = migrationTexts().flatMap((text) => [...text.matchAll(LOCK_CALL)].map(([, key = '']) => key));
    const documented = sources.find(({ path }) => path === LOCKS)?.text ?? '';
    expect(locked.length).toBeGreaterThan(0);
    expect(locked.filter((key) => !documented.includes(key.replace(/^hashtext\('(\w+)'$/, '`$1`')))).toEqual([]);
  });

  it.each([
    "manager.query('SELECT pg_advisory_xact_lock(41, hashtext($1))', [id])",
    "manager.query('SELECT pg_advisory_xact_lock($1)', [OWN_LOCK])",
    `const TEXT = "SELECT pg_try_advisory_lock(hashtext('mine'))"`,
  ])('is no other: %s', (code) => {
    const imported = "import { OTHER_LOCK } from '../database/advisory-locks.js';";
    expect(strangeKeys('a.ts', `${imported} ${code}`)).toHaveLength(1);
  });
});
