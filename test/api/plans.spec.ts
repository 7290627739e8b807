import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '../../backend/src/common/clock.js';
import type { PreparedQueries } from '../../backend/src/database/prepared-queries.js';
import { ActivityQueries } from '../../backend/src/features/activity/activity.queries.js';
import { OverviewQueries } from '../../backend/src/features/overview/overview.queries.js';
import { TeamActivityQueries } from '../../backend/src/features/overview/team-activity.queries.js';
import { FolderQueries } from '../../backend/src/features/sops/filing/folder.queries.js';
import { SopFilingQueries } from '../../backend/src/features/sops/filing/sop-filing.queries.js';
import { SharedSopSearchQueries } from '../../backend/src/features/sops/search/shared-sop-search.queries.js';
import { SopListQueries } from '../../backend/src/features/sops/search/sop-list.queries.js';
import { SOP_SORTS, SORT_DIRECTIONS } from '../../backend/src/features/sops/search/sop-search.dto.js';
import { SopSearchQueries } from '../../backend/src/features/sops/search/sop-search.queries.js';
import { DeletedSopQueries } from '../../backend/src/features/sops/trash/deleted-sop.queries.js';
import type { EntitlementsService } from '../../backend/src/features/subscriptions/entitlements/entitlements.service.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

const OWN_ROWS = 3_000;
/** Rows that a statement may look at, whatever it looks for: far less than what its owner has. */
const MOST_ROWS_READ = 600;
/** From the sixth run on a connection, a statement may have one plan for all values. */
const RUNS = 6;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const owner = randomUUID();
const servedClient = randomUUID();
/** Lies in the large one and has a hundredth of the SOPs. */
const folder = randomUUID();
const largeFolder = randomUUID();
let database: TestDatabase;
let client: pg.Client;

/** Notes what a reader asks instead of asking it. */
async function statementOf(ask: (reads: PreparedQueries) => Promise<unknown>): Promise<Statement> {
  const asked: Statement[] = [];
  const query = async (name: string, text: string, values: unknown[]): Promise<never[]> => {
    asked.push({ name, text, values });
    return [];
  };
  await ask({ query } as unknown as PreparedQueries);
  const [statement] = asked;
  if (!statement || asked.length > 1) throw new Error(`Asked ${asked.length} statements`);
  return statement;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  if (value instanceof Date) return client.escapeLiteral(value.toISOString());
  return typeof value === 'number' ? String(value) : client.escapeLiteral(String(value));
}

/** Rows that the scans of tables look at, those that they throw away included. */
function rowsRead(node: Node): number {
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops']
    : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
}

async function planOf({ name, text, values }: Statement): Promise<{ read: number; plan: string }> {
  for (let run = 0; run < RUNS; run += 1) await client.query({ name, text, values });
  await client.query('SET plan_cache_mode = force_generic_plan');
  const explained = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE ${client.escapeIdentifier(name)}(${values.map(literal).join(', ')})`,
  );
  await client.query('RESET plan_cache_mode');
  const root = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!root) throw new Error('There is no plan');
  return { read: rowsRead(root), plan: JSON.stringify(root, null, 1) };
}

async function expectFewRowsRead(ask: (reads: PreparedQueries) => Promise<unknown>): Promise<void> {
  const { read, plan } = await planOf(await statementOf(ask));
  expect(read, plan).toBeLessThan(MOST_ROWS_READ);
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(
    `INSERT INTO auth_users (id, email) SELECT gen_random_uuid(), n || '@example.test' FROM generate_series(1, 20) n
     UNION ALL SELECT $1::uuid, 'owner@example.test'`,
    [owner],
  );
  await client.query(
    `INSERT INTO sop_folders (id, user_id, parent_id, name, position) VALUES ($2, $1, NULL, 'Large', 0), ($3, $1, $2, 'Small', 0)`,
    [owner, largeFolder, folder],
  );
  // One in a hundred has the word "rare"; each has two hundred others of a common vocabulary.
  await client.query(
    `INSERT INTO sops (id, user_id, title, description, content, category, tags, folder_id, status, published_at, deleted_at, created_at, updated_at)
     SELECT gen_random_uuid(), u.id, 'Procedure ' || n, CASE WHEN n % 100 = 0 THEN 'rare 油炸锅' ELSE '' END,
       (SELECT string_agg('w' || (n * 7 + k * k) % 3000, ' ') FROM generate_series(1, 200) k),
       CASE WHEN n % 100 = 1 THEN 'Kitchen' ELSE 'General' END,
       CASE WHEN n % 100 = 4 THEN '{usual,rare}' ELSE '{usual}' END::text[],
       CASE WHEN u.id = $1 AND n % 100 = 5 THEN $3::uuid WHEN u.id = $1 AND n % 100 <> 6 THEN $2::uuid END,
       CASE WHEN n % 100 = 2 THEN 'completed' ELSE 'in_progress' END, CASE WHEN n % 100 = 2 THEN now() END,
       CASE WHEN n % 50 = 3 THEN now() - n * interval '1 second' END,
       now() - n * interval '1 hour', now() - n * interval '1 minute'
     FROM auth_users u, generate_series(1, CASE WHEN u.id = $1 THEN ${OWN_ROWS} ELSE 100 END) n`,
    [owner, largeFolder, folder],
  );
  await client.query(
    `WITH member AS (SELECT id FROM auth_users WHERE email = '1@example.test'),
       seat AS (INSERT INTO install_links (id, user_id, install_id, is_active, download_url, member_user_id)
         SELECT gen_random_uuid(), $1, gen_random_uuid(), true, '', id FROM member)
     INSERT INTO activity_logs (id, user_id, activity_type, activity_data, created_at)
     SELECT gen_random_uuid(), s.user_id, 'sop_updated', jsonb_build_object('sop_id', s.id), s.updated_at - interval '60 days'
       FROM sops s WHERE user_id <> (SELECT id FROM member)
     UNION ALL SELECT gen_random_uuid(), member.id, 'sop_exported', jsonb_build_object('sop_id', s.id), now()
       FROM member, (SELECT id FROM sops WHERE user_id = $1 LIMIT 100) s`,
    [owner],
  );
  // One SOP in a hundred is for a client.
  await client.query(
    `WITH served AS (INSERT INTO clients (id, consultant_id, name) VALUES ($2, $1, 'Harbour Bakery') RETURNING id)
     UPDATE sops SET client_id = served.id FROM served WHERE user_id = $1 AND title LIKE '%55'`,
    [owner, servedClient],
  );
  await client.query('INSERT INTO profiles (id) SELECT id FROM auth_users ON CONFLICT DO NOTHING');
  await client.query('SELECT fold_sop_counts(100)');
  await client.query('VACUUM ANALYZE');
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const orders = SOP_SORTS.flatMap((sort) => SORT_DIRECTIONS.map((direction) => ({ sort, direction })));
/** These statements are only noted. */
const noDataSource = undefined as unknown as DataSource;
const nothing = { typed: undefined, status: undefined, category: undefined, limit: 20 };

describe('a plan for all values, on the connection that has run the statement before', () => {
  it.each(orders)('finds a word by $sort, $direction, and reads few SOPs', async (order) => {
    await expectFewRowsRead((reads) =>
      new SopSearchQueries(reads).searchSops(owner, { ...nothing, ...order, typed: 'rar' }),
    );
  });

  it.each(orders)('finds text without spaces by $sort, $direction, and reads few SOPs', async (order) => {
    await expectFewRowsRead((reads) =>
      new SopSearchQueries(reads).searchSops(owner, { ...nothing, ...order, typed: '炸锅' }),
    );
  });

  it.each(orders)('finds a word within filters by $sort, $direction, and reads few SOPs', async (order) => {
    const filtered = { ...nothing, ...order, typed: 'rare 油', status: 'in_progress', category: 'General' } as const;
    await expectFewRowsRead((reads) => new SopSearchQueries(reads).searchSops(owner, filtered));
  });

  it.each(['rar', '炸锅', 'rare 油'])('finds %s in what a team shares, and reads few SOPs', async (typed) => {
    const { rows } = await client.query<{ id: string }>(`SELECT id FROM auth_users WHERE email = '1@example.test'`);
    const entitlements = { memberReadingDays: 30 } as EntitlementsService;
    await expectFewRowsRead((reads) =>
      new SharedSopSearchQueries(reads, entitlements).searchSharedSops(rows[0]?.id ?? '', typed, 20),
    );
  });

  it.each(orders)('lists by $sort, $direction, and reads few SOPs', async (order) => {
    await expectFewRowsRead((reads) => new SopSearchQueries(reads).searchSops(owner, { ...nothing, ...order }));
  });

  it.each(orders)('lists a rare category by $sort, $direction, and reads few SOPs', async (order) => {
    const filtered = { ...nothing, ...order, category: 'Kitchen' };
    await expectFewRowsRead((reads) => new SopSearchQueries(reads).searchSops(owner, filtered));
  });

  it.each(orders)('lists a rare status by $sort, $direction, and reads few SOPs', async (order) => {
    const filtered = { ...nothing, ...order, status: 'completed' } as const;
    await expectFewRowsRead((reads) => new SopSearchQueries(reads).searchSops(owner, filtered));
  });

  it.each([undefined, 'completed'] as const)('lists pages of status %s, and reads few SOPs', async (status) => {
    const cursor = { at: new Date(Date.now() - 86_400_000).toISOString(), id: randomUUID() };
    await expectFewRowsRead((reads) => new SopListQueries(reads).listSops(owner, { limit: 20, status, cursor: null }));
    await expectFewRowsRead((reads) => new SopListQueries(reads).listSops(owner, { limit: 20, status, cursor }));
  });

  it.each(orders)('lists a tag by $sort, $direction, and reads few SOPs', async (order) => {
    const filtered = { ...nothing, ...order, tag: 'rare' };
    await expectFewRowsRead((reads) => new SopSearchQueries(reads).searchSops(owner, filtered));
  });

  it('lists pages of a tag that every SOP has, and reads few SOPs', async () => {
    const cursor = { at: new Date(Date.now() - 86_400_000).toISOString(), id: randomUUID() };
    for (const place of [null, cursor]) {
      const options = { limit: 20, status: undefined, tag: 'usual', cursor: place };
      await expectFewRowsRead((reads) => new SopListQueries(reads).listSops(owner, options));
    }
  });

  it.each(orders)('lists a folder with those in it by $sort, $direction, and reads few SOPs', async (order) => {
    const filtered = { ...nothing, ...order, folder };
    await expectFewRowsRead((reads) => new SopSearchQueries(reads).searchSops(owner, filtered));
    const unfiled = { ...nothing, ...order, folder: 'none' };
    await expectFewRowsRead((reads) => new SopSearchQueries(reads).searchSops(owner, unfiled));
  });

  it('lists pages of a large folder and of no folder, and reads few SOPs', async () => {
    const cursor = { at: new Date(Date.now() - 86_400_000).toISOString(), id: randomUUID() };
    for (const place of [null, cursor]) {
      for (const wanted of [largeFolder, 'none']) {
        const options = { limit: 20, status: undefined, folder: wanted, cursor: place };
        await expectFewRowsRead((reads) => new SopListQueries(reads).listSops(owner, options));
      }
    }
  });

  it('counts what lies in the folders, and reads few SOPs', async () => {
    await expectFewRowsRead((reads) => new FolderQueries(reads).listFolders(owner));
  });

  it('suggests tags, and reads few of them', async () => {
    await expectFewRowsRead((reads) => new SopFilingQueries(noDataSource, reads).listTags(owner, ''));
    await expectFewRowsRead((reads) => new SopFilingQueries(noDataSource, reads).listTags(owner, 'ra'));
  });

  it('lists pages of a client, and reads few SOPs', async () => {
    const cursor = { at: new Date(Date.now() - 86_400_000).toISOString(), id: randomUUID() };
    for (const place of [null, cursor]) {
      const options = { limit: 20, status: undefined, clientId: servedClient, cursor: place };
      await expectFewRowsRead((reads) => new SopListQueries(reads).listSops(owner, options));
    }
  });

  it('counts the SOPs, and reads none of them', async () => {
    const statement = await statementOf((reads) =>
      new OverviewQueries(reads, new SystemClock()).getSopFigures(owner).catch(() => null),
    );
    const { read, plan } = await planOf(statement);
    expect(read, plan).toBeLessThan(20);
  });

  it.each(['getTeamFigures', 'getUsageFigures'] as const)(
    '%s reads the actions of the period and few SOPs',
    async (figures) => {
      await expectFewRowsRead((reads) =>
        new OverviewQueries(reads, new SystemClock())[figures](owner, 'UTC').catch(() => null),
      );
    },
  );

  it.each([undefined, new Date(Date.now() - 61 * 86_400_000).toISOString()])(
    'lists the activity before %s, and reads few actions and SOPs',
    async (to) => {
      const options = { limit: 20, types: undefined, from: undefined, to, memberId: undefined };
      for (const cursor of [null, { at: to ?? new Date().toISOString(), id: randomUUID() }]) {
        await expectFewRowsRead((reads) =>
          new TeamActivityQueries(reads).listTeamActivity(owner, { ...options, cursor }),
        );
        await expectFewRowsRead((reads) => new ActivityQueries(reads).listActivity(owner, { ...options, cursor }));
      }
    },
  );

  it('lists what is deleted, and reads few SOPs', async () => {
    await expectFewRowsRead((reads) => new DeletedSopQueries(reads).listDeletedSops(owner, 20, null));
  });
});
