import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { draftedSop, versionsOf } from './drafted-sop.js';

const site = useApi({ BILLING_MODE: 'none' });

interface DeletedSop {
  id: string;
  title: string;
  deleted_at: string;
  purged_at: string;
}

interface Page {
  items: DeletedSop[];
  next_cursor: string | null;
}

let anna: Person;
let ben: Person;

beforeAll(async () => {
  anna = await site.personOf('anna@example.test');
  ben = await site.personOf('ben@example.test');
});

async function addDeleted(person: Person, count: number, age: string): Promise<string[]> {
  const rows = await site.query<{ id: string }>(
    `INSERT INTO sops (id, user_id, title, description, content, deleted_at)
     SELECT gen_random_uuid(), $1, 'Deleted ' || n, 'x', 'x', now() - $3::interval - make_interval(secs => n)
     FROM generate_series(1, $2::int) n RETURNING id`,
    [person.userId, count, age],
  );
  return rows.map(({ id }) => id);
}

describe('GET /deleted-sops', () => {
  it('holds what can be restored, last deletion first, with the time when it goes (screens B2)', async () => {
    const carl = await site.personOf('carl@example.test');
    await addDeleted(carl, 5, '1 day');
    await addDeleted(carl, 1, '31 days');
    const recent = await draftedSop(carl.client);
    await carl.client.delete(`/sops/${recent.id}`);
    const seen: DeletedSop[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Page } = await carl.client.get<Page>(
        `/deleted-sops?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...body.items);
      cursor = body.next_cursor;
    }
    expect(seen.map(({ title }) => title)).toEqual([recent.title, ...[1, 2, 3, 4, 5].map((n) => `Deleted ${n}`)]);
    for (const { deleted_at, purged_at } of seen) {
      expect(Date.parse(purged_at) - Date.parse(deleted_at)).toBe(30 * 86_400_000);
    }
    await carl.client.post(`/sops/${recent.id}/restore`);
    expect((await carl.client.get<Page>('/deleted-sops')).body.items).toHaveLength(5);
  });

  it("shows nobody else's, and refuses malformed input", async () => {
    const [id] = await addDeleted(anna, 1, '1 day');
    const { body } = await ben.client.get<Page>('/deleted-sops?limit=100');
    expect(body.items.map((item) => item.id)).not.toContain(id);
    for (const query of ['limit=0', 'limit=101', 'cursor=x', 'status=completed']) {
      expect((await anna.client.get(`/deleted-sops?${query}`)).status).toBe(422);
    }
  });
});

describe('SOPs whose 30 days are over', () => {
  it('are removed with everything of theirs, by however many processes, and no others', async () => {
    const kept = await draftedSop(anna.client);
    const young = await draftedSop(anna.client);
    const old = await draftedSop(anna.client);
    for (const { id } of [young, old]) await anna.client.delete(`/sops/${id}`);
    await site.query("UPDATE sops SET deleted_at = now() - interval '29 days 23 hours' WHERE id = $1", [young.id]);
    await site.query("UPDATE sops SET deleted_at = now() - interval '30 days 1 minute' WHERE id = $1", [old.id]);
    const due = [old.id, ...(await addDeleted(anna, 90, '31 days'))];
    // Each process begins with a pass.
    const replicas = await Promise.all([1, 2, 3].map(() => site.startReplicaProcess({ BILLING_MODE: 'none' })));
    await eventually(
      () => site.query('SELECT id FROM sops WHERE id = ANY ($1)', [due]),
      (rows) => rows.length === 0,
    );
    expect(await site.query('SELECT 1 FROM sop_versions WHERE sop_id = $1', [old.id])).toEqual([]);
    expect(await site.query('SELECT 1 FROM sop_generations WHERE sop_id = $1', [old.id])).toEqual([]);
    await anna.client.post(`/sops/${young.id}/restore`);
    for (const { id } of [kept, young]) expect(await versionsOf(anna.client, id)).toHaveLength(1);
    for (const replica of replicas) expect(replica.logs()).not.toContain('periodic task failed');
    expect((await anna.client.post(`/sops/${old.id}/restore`)).status).toBe(404);
  });

  it('are left alone by an installation that only serves', async () => {
    const ids = await addDeleted(ben, 1, '40 days');
    const web = await site.startReplicaProcess({ BILLING_MODE: 'none', PROCESS_ROLE: 'web' });
    await web.stop();
    expect(await site.query('SELECT id FROM sops WHERE id = ANY ($1)', [ids])).toHaveLength(1);
  });
});
