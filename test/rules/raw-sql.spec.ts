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

/** Files that are still to follow, by the rooms they belong to. The list only shrinks. */
const NOT_THERE_YET: Readonly<Record<string, readonly string[]>> = {
  auth: [
    'admin-account-changes.service.ts',
    'auth-mailer.service.ts',
    'email-change.service.ts',
    'identity-accounts.service.ts',
    'identity-changes.service.ts',
    'identity-provider.service.ts',
    'one-time-tokens.service.ts',
    'password-check.service.ts',
    'password-proof.service.ts',
    'password-strength.service.ts',
    'pkce.grant.ts',
    'postgres.adapter.ts',
    'provider-accounts.service.ts',
    'provider-keys.ts',
    'provider-sign-in.service.ts',
    'security-events-pruning.service.ts',
    'security-events-recorder.service.ts',
    'security-events-report.service.ts',
    'security-notices.service.ts',
    'verification.service.ts',
  ],
};

const found = backendSources()
  .filter(({ path, code }) => !ALLOWED.test(path) && RAW_SQL.test(code))
  .map(({ path }) => basename(path));
const listed = [...Object.keys(EXCEPTIONS), ...Object.values(NOT_THERE_YET).flat()];

it('stands in the queries files of its noun only', () => {
  expect(found.filter((file) => !listed.includes(file))).toEqual([]);
});

it.each(listed)('still stands in %s, or the list is to be shortened', (file) => {
  expect(found).toContain(file);
});
