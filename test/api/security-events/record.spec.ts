import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PreparedQueries } from '../../../backend/src/database/prepared-queries.js';
import { SecurityEventsQueries } from '../../../backend/src/features/security-events/security-events.queries.js';
import { SecurityEventsPruningService } from '../../../backend/src/features/security-events/security-events-pruning.service.js';
import type { PeriodicTasksService } from '../../../backend/src/platform/jobs/periodic-tasks.service.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';

const ANA = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';
const BEN = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c12';

/** Nothing runs by itself here. */
const tasks = { add: () => undefined } as unknown as PeriodicTasksService;
let database: TestDatabase;
let owner: DataSource;
/** With the rights of the running product. */
let product: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await new DataSource({ type: 'postgres', url: database.ownerUrl }).initialize();
  product = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});

beforeEach(async () => {
  await owner.query('DELETE FROM security_events');
  await owner.query('DELETE FROM auth_users');
});

afterAll(async () => {
  await product?.destroy();
  await owner?.destroy();
  await database?.drop();
});

/** Writes an event as the product does, and then makes it that old. */
async function writeEvent(kind: string, daysAgo: number, userId: string | null = ANA): Promise<void> {
  const [event]: { id: string }[] = await product.query(
    `INSERT INTO security_events (id, kind, user_id, actor) VALUES (gen_random_uuid(), $1, $2, 'person') RETURNING id`,
    [kind, userId],
  );
  await owner.query('UPDATE security_events SET at = now() - make_interval(days => $2) WHERE id = $1', [
    event?.id,
    daysAgo,
  ]);
}

async function prune(securityEventsDays: number): Promise<string[]> {
  const queries = new SecurityEventsQueries(new PreparedQueries(product));
  await new SecurityEventsPruningService(queries, { securityEventsDays }, tasks).prune();
  const rows: { kind: string }[] = await owner.query('SELECT kind FROM security_events ORDER BY kind');
  return rows.map(({ kind }) => kind);
}

describe('the record of security events (security SEC6)', () => {
  it.each([
    "UPDATE security_events SET kind = 'other'",
    'DELETE FROM security_events',
    'TRUNCATE security_events',
    'DROP TABLE security_events',
    'ALTER TABLE security_events DISABLE TRIGGER ALL',
  ])('cannot be changed by the product: %s', async (statement) => {
    await writeEvent('signed_in', 0);
    await expect(product.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('takes no event of another time', async () => {
    await product.query(
      `INSERT INTO security_events (id, kind, actor, at) VALUES (gen_random_uuid(), 'signed_in', 'person', now() - interval '1 year')`,
    );
    const [row]: { age: number }[] = await owner.query(
      'SELECT extract(epoch FROM now() - at)::float8 AS age FROM security_events',
    );
    expect(row?.age).toBeLessThan(60);
  });

  it('outlives the account for thirty days, and then is gone', async () => {
    await writeEvent('signed_in', 40);
    await writeEvent('account_deleted', 29);
    await writeEvent('of_somebody_else', 40, BEN);
    expect(await prune(400)).toEqual(['account_deleted', 'of_somebody_else', 'signed_in']);
    await owner.query("UPDATE security_events SET at = at - interval '2 days'");
    expect(await prune(400)).toEqual(['of_somebody_else']);
  });

  it('stays for an existing account, regardless of the event', async () => {
    await owner.query('INSERT INTO auth_users (id, email) VALUES ($1, $2)', [ANA, 'ana@example.test']);
    await writeEvent('signed_in', 40);
    await writeEvent('account_deleted', 31);
    expect(await prune(400)).toEqual(['account_deleted', 'signed_in']);
  });

  it('is kept as long as the setting says', async () => {
    await writeEvent('older', 401);
    await writeEvent('younger', 399);
    expect(await prune(400)).toEqual(['younger']);
  });

  it('keeps ninety days, regardless of the argument', async () => {
    await writeEvent('older', 91);
    await writeEvent('younger', 89);
    expect(await prune(1)).toEqual(['younger']);
    expect(await prune(-1000)).toEqual(['younger']);
  });
});
