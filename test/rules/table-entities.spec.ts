import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { backendSources, migratedTables } from '../support/backend-sources.js';

const DOCUMENT = readFileSync(new URL('../../docs/data-model.md', import.meta.url), 'utf8');

const withEntity = backendSources().flatMap(({ code }) =>
  [...code.matchAll(/@Entity\('(\w+)'\)/g)].map(([, table = '']) => table),
);

/** Tables of the list in docs/data-model.md: a line of names, then the reason. */
const listed = [...sectionOf('Tables without an entity').matchAll(/^\| (`.+`) \| (\S.*) \|$/gm)].flatMap(
  ([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, table = '']) => table),
);

function sectionOf(heading: string): string {
  return DOCUMENT.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';
}

describe('a table', () => {
  it('has one entity, or stands in the list of those without, with a reason', () => {
    expect(withEntity.length).toBeGreaterThan(25);
    expect([...withEntity, ...listed].sort()).toEqual(migratedTables());
  });

  it.each(listed)('without an entity has none: %s, or the list is to be shortened', (table) => {
    expect(withEntity).not.toContain(table);
  });
});
