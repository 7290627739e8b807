import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { PostgresSandboxStore } from '../../../src/platform/payments/sandbox/postgres.sandbox-store.js';
import { startEmbeddedPostgres } from '../../embedded-postgres/index.js';
import { MemorySandboxStore } from './memory.sandbox-store.js';
import type { SandboxStore } from './sandbox-store.js';

/** The table as the migration makes it, in a schema of its own. */
async function createOwnTable(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const schema = `sandbox_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE SCHEMA ${schema}`);
  await client.query(`CREATE TABLE ${schema}.billing_sandbox (
    kind text NOT NULL, id text NOT NULL, position bigint GENERATED ALWAYS AS IDENTITY, doc jsonb NOT NULL,
    PRIMARY KEY (kind, id))`);
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  const drop = async () => {
    await client.query(`DROP SCHEMA ${schema} CASCADE`);
    await client.end();
  };
  return { url: own.href, drop };
}

async function put(store: SandboxStore, id: string, customer: string | null, dueAt: number | null): Promise<void> {
  const object = { id, requestHash: 'hash', answer: {} };
  await store.transact((records) => records.put('idempotency_key', { object, memo: null, customer, dueAt }));
}

function listIds(store: SandboxStore, filter = {}): Promise<string[]> {
  return store.transact(async (records) => {
    const found = await records.list('idempotency_key', filter);
    return found.map(({ object }) => object.id);
  });
}

function storeBehavior(open: () => SandboxStore): void {
  let store: SandboxStore;

  beforeEach(() => {
    store = open();
  });

  afterEach(() => store.close());

  it('finds what was put, and nothing else', async () => {
    await put(store, 'a', 'cus_1', 7);
    const [found, missing, otherKind] = await store.transact(async (records) => [
      await records.find('idempotency_key', 'a'),
      await records.find('idempotency_key', 'b'),
      await records.find('control', 'a'),
    ]);
    expect(found).toMatchObject({ customer: 'cus_1', dueAt: 7, object: { id: 'a' } });
    expect([missing, otherKind]).toEqual([null, null]);
  });

  it('lists the newest first, a replaced one in its old place', async () => {
    for (const id of ['a', 'b', 'c']) await put(store, id, null, null);
    await put(store, 'a', null, 1);
    expect(await listIds(store)).toEqual(['c', 'b', 'a']);
  });

  it('lists what belongs to a customer', async () => {
    await put(store, 'a', 'cus_1', null);
    await put(store, 'b', 'cus_2', null);
    expect(await listIds(store, { customer: 'cus_2' })).toEqual(['b']);
  });

  it('lists what is due, the oldest first', async () => {
    await put(store, 'later', null, 30);
    await put(store, 'second', null, 20);
    await put(store, 'first', null, 10);
    await put(store, 'third', null, 20);
    await put(store, 'never', null, null);
    expect(await listIds(store, { dueBy: 20 })).toEqual(['first', 'second', 'third']);
  });

  it('removes', async () => {
    await put(store, 'a', null, null);
    await store.transact((records) => records.remove('idempotency_key', 'a'));
    expect(await listIds(store)).toEqual([]);
  });

  it('leaves no trace of work that throws', async () => {
    const work = store.transact(async (records) => {
      await records.put('idempotency_key', {
        object: { id: 'a', requestHash: 'hash', answer: {} },
        memo: null,
        customer: null,
        dueAt: null,
      });
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await listIds(store)).toEqual([]);
  });

  it('runs transactions one after the other', async () => {
    await put(store, 'counter', null, 0);
    const increments = Array.from({ length: 20 }, () =>
      store.transact(async (records) => {
        const counter = await records.find('idempotency_key', 'counter');
        if (!counter) throw new Error('There is no counter');
        await records.put('idempotency_key', { ...counter, dueAt: (counter.dueAt ?? 0) + 1 });
      }),
    );
    await Promise.all(increments);
    const counter = await store.transact((records) => records.find('idempotency_key', 'counter'));
    expect(counter?.dueAt).toBe(20);
  });
}

describe('the store in memory', () => {
  storeBehavior(() => new MemorySandboxStore());
});

describe('the store in Postgres', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-spec-'));
  let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  let table: { url: string; drop: () => Promise<void> };

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
  });

  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    table = await createOwnTable(server.ownerUrl());
  });

  afterEach(() => table.drop());

  storeBehavior(() => new PostgresSandboxStore({ databaseUrl: table.url }));

  it('runs the transactions of two processes one after the other', async () => {
    const stores = [1, 2].map(() => new PostgresSandboxStore({ databaseUrl: table.url }));
    const increments = stores.flatMap((store) =>
      Array.from({ length: 10 }, () =>
        store.transact(async (records) => {
          const counter = await records.find('control', 'counter');
          const dueAt = (counter?.dueAt ?? 0) + 1;
          await records.put('control', {
            object: { id: 'counter', isHolding: false },
            memo: null,
            customer: null,
            dueAt,
          });
        }),
      ),
    );
    await Promise.all(increments);
    const counter = await stores[0]?.transact((records) => records.find('control', 'counter'));
    expect(counter?.dueAt).toBe(20);
    await Promise.all(stores.map((store) => store.close()));
  });
});
