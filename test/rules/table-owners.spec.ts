import { describe, expect, it } from '@jest/globals';
import { backendSources, migratedTables } from '../support/backend-sources.js';
import { namedTables } from '../support/named-tables.js';

/** The one room whose code names a table. Others ask it through a door, or contribute through a registry. */
const OWNERS: Readonly<Record<string, string>> = {
  activity_logs: 'features/activity',
  auth_factor_challenges: 'features/auth',
  auth_factors: 'features/auth',
  auth_flows: 'features/auth',
  auth_identities: 'features/auth',
  auth_one_time_tokens: 'features/auth',
  auth_recovery_codes: 'features/auth',
  auth_refresh_tokens: 'features/auth',
  auth_sessions: 'features/auth',
  auth_signing_keys: 'features/auth',
  auth_users: 'features/auth',
  billing_audit: 'features/subscriptions',
  billing_customers: 'features/subscriptions',
  billing_sandbox: 'platform/payments',
  clients: 'features/consultant',
  consultant_brandings: 'features/consultant',
  consultant_calendars: 'features/consultant',
  consultant_logos: 'features/consultant',
  counted_attempts: 'platform/rate-limits',
  earnings: 'features/consultant',
  idempotency_keys: 'features/sops',
  identity_provider_accounts: 'platform/identity-provider',
  identity_provider_records: 'platform/identity-provider',
  install_links: 'features/install-links',
  mail_outbox: 'platform/mail',
  meetings: 'features/consultant',
  model_usage: 'features/sops',
  profiles: 'features/profiles',
  projects: 'features/consultant',
  security_events: 'features/security-events',
  sop_archive_parts: 'features/sops',
  sop_archives: 'features/sops',
  sop_attachments: 'features/sops',
  sop_count_changes: 'features/overview',
  sop_folders: 'features/sops',
  sop_generations: 'features/sops',
  sop_imports: 'features/sops',
  sop_reading_days: 'features/overview',
  sop_reading_visits: 'features/overview',
  sop_search_entries: 'features/sops',
  sop_tags: 'features/sops',
  sop_templates: 'features/sops',
  sop_versions: 'features/sops',
  sops: 'features/sops',
  storage_buckets: 'features/storage',
  storage_garbage: 'features/storage',
  storage_objects: 'features/storage',
  storage_uploads: 'features/storage',
  stripe_events: 'features/subscriptions',
  subscribers: 'features/subscriptions',
  subscription_grants: 'features/subscriptions',
};

/** Tables that no code names any more, with the reason. */
const UNUSED: Readonly<Record<string, string>> = {
  auth_attempts: 'is replaced by counted_attempts, and kept for the version before it',
};

/** Files that name tables of others in a statement, with the reason. The list only shrinks. */
const EXCEPTIONS: readonly { file: string; tables: readonly string[]; reason: string }[] = [
  {
    file: 'demo-data.ts',
    tables: ['auth_users'],
    reason: 'asks whether anybody has an account',
  },
  {
    file: 'features/auth/sessions/session.queries.ts',
    tables: ['profiles'],
    reason: 'each request reads the session and the type of its person in one statement',
  },
  {
    file: 'features/consultant/calendar/calendar.queries.ts',
    tables: ['auth_users', 'profiles'],
    reason: 'a calendar address works only while its owner may sign in as a consultant',
  },
  {
    file: 'features/install-links/links/install-link.queries.ts',
    tables: ['profiles', 'subscribers'],
    reason: 'lists name the people on the seats in the same statement',
  },
  {
    file: 'features/live/live-source.queries.ts',
    tables: ['install_links', 'sop_generations', 'sops', 'subscribers'],
    reason: 'reads rows of three features as their owner sees them',
  },
  {
    file: 'features/overview/overview.queries.ts',
    tables: ['activity_logs'],
    reason: 'the dashboard adds up rows of others in one statement',
  },
  {
    file: 'features/overview/reading.queries.ts',
    tables: ['install_links', 'sops'],
    reason: 'reading counts only where the person may read the SOP at this moment',
  },
  {
    file: 'features/overview/team-activity.queries.ts',
    tables: ['activity_logs', 'install_links', 'profiles', 'sops'],
    reason: 'shows what the people on the seats did to the SOPs of the owner, in one statement',
  },
  {
    file: 'features/overview/usage-details.queries.ts',
    tables: ['activity_logs', 'profiles', 'sops'],
    reason: 'adds up rows of others in one statement',
  },
  {
    file: 'features/security-events/security-events.queries.ts',
    tables: ['auth_users'],
    reason: 'events name the people',
  },
  {
    file: 'features/sops/shared/shared-sop.queries.ts',
    tables: ['install_links', 'profiles', 'subscribers'],
    reason: 'shared procedures depend on seats and on what the owner has paid for, in one statement',
  },
  {
    file: 'features/sops/versions/sop-version.queries.ts',
    tables: ['profiles'],
    reason: 'a version keeps the name of the person who made it',
  },
  {
    file: 'features/subscriptions/customers/billing-customer.queries.ts',
    tables: ['auth_users', 'profiles'],
    reason: 'names and addresses are synced to the payment service',
  },
  {
    file: 'features/subscriptions/operations/billing-report.queries.ts',
    tables: ['auth_users'],
    reason: 'an operator names accounts by email address',
  },
];

function roomOf(path: string): string {
  return path.includes('/') ? path.split('/').slice(0, 2).join('/') : path.replace(/\.ts$/, '');
}

const tables = migratedTables();
/** Which files name which tables. What opens and prepares the database, such as its grants, belongs to no room. */
const named = backendSources()
  .filter(({ path }) => !path.startsWith('database/'))
  .flatMap(({ path, code }) => {
    const names = namedTables(path, code);
    return tables.filter((table) => names.has(table)).map((table) => ({ path, table }));
  });
const foreign = named.filter(({ path, table }) => OWNERS[table] !== roomOf(path)).map(useOf);
const excepted = EXCEPTIONS.flatMap(({ file, tables: others }) => others.map((table) => useOf({ path: file, table })));

function useOf({ path, table }: { path: string; table: string }): string {
  return `${path} names ${table}`;
}

describe('the name of a table', () => {
  it('has one owner, unless nothing uses the table any more', () => {
    expect([...Object.keys(OWNERS), ...Object.keys(UNUSED)].sort()).toEqual(tables);
  });

  it('stands in the code of one room', () => {
    expect(foreign.filter((use) => !excepted.includes(use))).toEqual([]);
  });

  it('stands elsewhere only to read the table', () => {
    const writes = backendSources().flatMap(({ path, code }) =>
      EXCEPTIONS.filter(({ file }) => file === path)
        .flatMap(({ tables: others }) => others)
        .filter((table) => new RegExp(`\\b(?:INTO|UPDATE|DELETE FROM|LOCK TABLE)\\s+${table}\\b`).test(code))
        .map((table) => `${path} writes ${table}`),
    );
    expect(writes).toEqual([]);
  });

  it.each(excepted)('stands elsewhere: %s, or the list of exceptions is to be shortened', (use) => {
    expect(foreign).toContain(use);
  });

  it.each(Object.entries(OWNERS))('%s stands in %s', (table, room) => {
    expect(named.filter((use) => use.table === table).map(({ path }) => roomOf(path))).toContain(room);
  });
});

describe('what names a table', () => {
  it.each([
    ['`SELECT 1 FROM a, b AS c, sops`', 'sops'],
    ['`SELECT 1 FROM a JOIN c ON c.id = f(a.id, 2), sops s WHERE true`', 'sops'],
    ['`SELECT 1 FROM (SELECT id FROM a, sops) AS part, b`', 'sops'],
    ['`SELECT 1 FROM a, LATERAL (SELECT 1) x, sops`', 'sops'],
    ['`DELETE FROM a USING sops WHERE true`', 'sops'],
    ['`LOCK TABLE a, sops IN SHARE MODE`', 'sops'],
    ['`INSERT INTO sops (id) SELECT 1`', 'sops'],
    ['`UPDATE ONLY sops SET id = 1`', 'sops'],
    ["few('sops', 'sops', 'user_id', 'id')", 'sops'],
    ["builder.leftJoin('sops', 's')", 'sops'],
    ["new Limiter({ tableName: 'sops' })", 'sops'],
  ])('%s', (code, table) => {
    expect([...namedTables('a.ts', code)]).toContain(table);
  });

  it.each(['`SELECT a, sops FROM b ORDER BY a, sops`', "const kind = 'sops'", '`SELECT 1 FROM f(a, sops), b`'])(
    'not %s',
    (code) => {
      expect([...namedTables('a.ts', code)]).not.toContain('sops');
    },
  );
});
