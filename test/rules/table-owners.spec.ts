import { describe, expect, it } from '@jest/globals';
import { backendSources, migratedTables } from '../support/backend-sources.js';

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

/** Rooms that name tables of others in a statement, with the reason. The list only shrinks. */
const EXCEPTIONS: readonly { room: string; tables: readonly string[]; reason: string }[] = [
  {
    room: 'demo-data',
    tables: ['auth_users'],
    reason: 'asks whether anybody has an account',
  },
  {
    room: 'features/auth',
    tables: ['profiles'],
    reason: 'each request reads the session and the type of its person in one statement',
  },
  {
    room: 'features/consultant',
    tables: ['auth_users', 'profiles'],
    reason: 'a calendar address works only while its owner may sign in as a consultant',
  },
  {
    room: 'features/install-links',
    tables: ['profiles', 'subscribers'],
    reason: 'lists name the people on the seats in the same statement',
  },
  {
    room: 'features/live',
    tables: ['install_links', 'sop_generations', 'sops', 'subscribers'],
    reason: 'reads rows of four features as their owner sees them',
  },
  {
    room: 'features/overview',
    tables: ['activity_logs', 'install_links', 'profiles', 'sops'],
    reason: 'the dashboard adds up rows of others in one statement',
  },
  {
    room: 'features/security-events',
    tables: ['auth_users'],
    reason: 'events name the people',
  },
  {
    room: 'features/sops',
    tables: ['install_links', 'profiles', 'subscribers'],
    reason: 'shared procedures depend on seats and on what the owner has paid for, in one statement',
  },
  {
    room: 'features/subscriptions',
    tables: ['auth_users', 'profiles'],
    reason: 'an operator names accounts by email address; names and addresses are synced to the payment service',
  },
];

function roomOf(path: string): string {
  return path.includes('/') ? path.split('/').slice(0, 2).join('/') : path.replace(/\.ts$/, '');
}

/** Which rooms name which tables: `room table`. */
const named = new Set(
  backendSources()
    .filter(({ path }) => !path.startsWith('database/'))
    .flatMap(({ path, code }) =>
      migratedTables()
        .filter((table) => new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE)\\s+${table}\\b|@Entity\\('${table}'\\)`).test(code))
        .map((table) => `${roomOf(path)} ${table}`),
    ),
);
const excepted = EXCEPTIONS.flatMap(({ room, tables }) => tables.map((table) => `${room} ${table}`));

describe('the name of a table', () => {
  it('stands in the code of one room', () => {
    const owned = Object.entries(OWNERS).map(([table, room]) => `${room} ${table}`);
    expect([...named].filter((use) => !owned.includes(use) && !excepted.includes(use))).toEqual([]);
  });

  it.each(excepted)('is still needed: %s, or the list of exceptions is to be shortened', (use) => {
    expect(named).toContain(use);
  });

  it.each(Object.entries(OWNERS))('%s stands in %s', (table, room) => {
    expect(named).toContain(`${room} ${table}`);
  });
});
