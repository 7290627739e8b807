import { basename } from 'node:path';
import { expect, it } from '@jest/globals';
import { backendSources } from '../support/backend-sources.js';

/** Where statements may stand: the queries of a noun, and what opens and prepares the database. */
const ALLOWED = /\.queries\.ts$|^database\//;

/** A call that sends a text to the database, or the text of a statement. */
const RAW_SQL = /\.query(?:<[^()]*>)?\(\s*(?:['"`]|[A-Z_]+\b)|['"`]\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH) /;

/** Files that keep statements for good, by name. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'demo-data.ts': 'asks once, before anything runs, whether anybody has an account',
  'postgres.sandbox-store.ts': 'has a connection of its own, past TypeORM',
};

const found = backendSources()
  .filter(({ path, code }) => !ALLOWED.test(path) && RAW_SQL.test(code))
  .map(({ path }) => basename(path));
const listed = Object.keys(EXCEPTIONS);

it('stands in the queries files of its noun only', () => {
  expect(found.filter((file) => !listed.includes(file))).toEqual([]);
});

it.each(listed)('still stands in %s, or the list is to be shortened', (file) => {
  expect(found).toContain(file);
});
