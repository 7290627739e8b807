import { describe, expect, it } from 'vitest';
import { COOKIES } from './cookies.en';

/** The storage keys in the sources; a key may be followed by the id of an account. */
const KEY = /'(sop-platform\.[a-z-]+|pending_user_type|mui-mode)'|`(sop-platform\.[a-z-]+)\./g;

const OTHERS = /\.spec\.|\/cookies\.en\.ts$/;

const sources = Object.entries(
  import.meta.glob<string>('../../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).filter(([name]) => !OTHERS.test(name));

function keysIn(text: string): string[] {
  return [...text.matchAll(KEY)].map(([, whole, start]) => whole ?? start ?? '');
}

describe('the cookie policy', () => {
  it('names all that the product keeps in a browser, and nothing else (screens B1)', () => {
    const terms = COOKIES.sections.flatMap(({ list = [] }) => list.flatMap(({ term }) => term.split(', ')));
    const named = terms.filter((term) => /^(sop-platform\.|pending_user_type|mui-mode)/.test(term));
    const kept = new Set(sources.flatMap(([, text]) => keysIn(text)));
    expect(named.toSorted()).toEqual([...kept].toSorted());
  });

  it('can be compared with all that is kept: each file that keeps something says under which key', () => {
    const keeping = sources.filter(([, text]) => /\b(local|session)Storage\.setItem\(/.test(text));
    expect(keeping.length).toBeGreaterThan(5);
    expect(keeping.filter(([, text]) => keysIn(text).length === 0).map(([name]) => name)).toEqual([]);
  });
});
