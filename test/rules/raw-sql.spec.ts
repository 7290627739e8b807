import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { backendSources, librarySources } from '../support/backend-sources.js';
import { rawSqlIn } from '../support/raw-sql.js';

/** Where statements may stand: the queries of a noun, and what opens and prepares the database. */
const ALLOWED = /\.queries\.ts$|^database\//;

/** Files that keep statements for good, by name. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'demo-data.ts': 'asks once, before anything runs, whether anybody has an account',
  'job-queue.service.ts': 'runs what pg-boss writes, in the transaction of the caller',
  'postgres.sandbox-store.ts': 'has a connection of its own, past TypeORM',
  'start-embedded-postgres.ts': 'creates the database and its logins, before the product connects',
};

const found = [...backendSources(), ...librarySources()]
  .filter(({ path, code }) => !ALLOWED.test(path) && rawSqlIn(path, code).length > 0)
  .map(({ path }) => basename(path));
const listed = Object.keys(EXCEPTIONS);

describe('raw SQL', () => {
  it('stands in the queries files of its noun only', () => {
    expect(found.filter((file) => !listed.includes(file))).toEqual([]);
  });

  it.each(listed)('still stands in %s, or the list is to be shortened', (file) => {
    expect(found).toContain(file);
  });
});

describe('what counts as raw SQL', () => {
  it.each([
    'manager.query(sql, values)',
    'manager.query<Row>(TEXT)',
    'client.query({ text, values })',
    'this.pool.query(...args)',
    'manager?.query(sql)',
    'runPrepared<Row>(manager, INSERT, [])',
    'runPreparedAlone(dataSource, INSERT, [])',
    "const part = '(SELECT id FROM sops) part'",
    'const part = `\n  SELECT id FROM sops`',
    `const text = \`WITH own AS (\${own}) DELETE FROM \${table}\``,
    `const text = \`UPDATE \${table} AS t SET name = $1\``,
    "const text = 'INSERT INTO sops (id) VALUES ($1)'",
    "const text = 'LOCK TABLE sops'",
  ])('%s', (code) => {
    expect(rawSqlIn('a.ts', code)).not.toEqual([]);
  });

  it.each(['request.query.page', "repository.createQueryBuilder('sop')", "const text = 'Update your plan'"])(
    'not %s',
    (code) => {
      expect(rawSqlIn('a.ts', code)).toEqual([]);
    },
  );
});
