import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { useApi } from '../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Sop {
  id: string;
  status: string;
  version: number;
  generation_state: string;
  published_at: string | null;
}

interface Batch {
  ids: string[];
}

const UNKNOWN_ID = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

let anna: Person;
let ben: Person;

beforeAll(async () => {
  anna = await site.personOf('anna@example.test');
  ben = await site.personOf('ben@example.test');
});

async function addSops(person: Person, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { status, body } = await person.client.post<Sop>('/sops', { prompt: `Sweep floor ${number}.` });
    expect(status).toBe(201);
    ids.push(body.id);
  }
  for (const id of ids) {
    await eventually(
      async () => (await readSop(person, id)).body.generation_state,
      (state) => state === 'succeeded',
    );
  }
  return ids.sort();
}

const readSop = async (person: Person, id: string) => person.client.get<Sop>(`/sops/${id}`);

async function activitiesOf(person: Person, type: string): Promise<unknown[]> {
  const { body } = await person.client.get<{ items: { activity_data: { sop_id: string } }[] }>(
    `/activity?type=${type}`,
  );
  return body.items.map((entry) => entry.activity_data.sop_id).sort();
}

describe('POST /sops/batch/status', () => {
  it('publishes several SOPs and withdraws them, each as if alone (S4.24, S4.25, S2.96)', async () => {
    const ids = await addSops(anna, 2);
    const published = await anna.client.post<Batch>('/sops/batch/status', { ids, status: 'completed' });
    expect([published.status, published.body.ids]).toEqual([200, ids]);
    for (const id of ids) {
      const { body } = await readSop(anna, id);
      expect(body.status).toBe('completed');
      expect(body.published_at).not.toBeNull();
    }
    expect(await activitiesOf(anna, 'sop_completed')).toEqual(ids);
    await anna.client.post('/sops/batch/status', { ids, status: 'in_progress' });
    expect((await readSop(anna, ids[0] ?? '')).body.published_at).toBeNull();
    expect(await activitiesOf(anna, 'sop_reopened')).toEqual(ids);
  });

  it('leaves alone what is as wished already', async () => {
    const [id = ''] = await addSops(anna, 1);
    const { version } = (await readSop(anna, id)).body;
    const { body } = await anna.client.post<Batch>('/sops/batch/status', { ids: [id], status: 'in_progress' });
    expect(body.ids).toEqual([]);
    expect((await readSop(anna, id)).body.version).toBe(version);
  });

  it.each([
    { ids: [], status: 'completed' },
    { ids: ['x'], status: 'completed' },
    { ids: [UNKNOWN_ID, UNKNOWN_ID], status: 'completed' },
    {
      ids: Array.from(
        { length: 101 },
        (_unused, index) => `0199a0b4-7c1e-7b7a-9d5e-${String(index).padStart(12, '0')}`,
      ),
      status: 'completed',
    },
    { ids: [UNKNOWN_ID], status: 'lost' },
    { ids: UNKNOWN_ID, status: 'completed' },
    { status: 'completed' },
  ])('refuses %j', async (wish) => {
    expect((await anna.client.post('/sops/batch/status', wish)).status).toBe(422);
  });
});

describe('POST /sops/batch/delete and /sops/batch/restore', () => {
  it('deletes several SOPs and restores them (S2.98, S4.27, T14)', async () => {
    const ids = await addSops(anna, 3);
    const deleted = await anna.client.post<Batch>('/sops/batch/delete', { ids });
    expect([deleted.status, deleted.body.ids]).toEqual([200, ids]);
    for (const id of ids) expect((await readSop(anna, id)).status).toBe(404);
    expect((await anna.client.post<Batch>('/sops/batch/delete', { ids })).body.ids).toEqual([]);
    const restored = await anna.client.post<Batch>('/sops/batch/restore', { ids });
    expect([restored.status, restored.body.ids]).toEqual([200, ids]);
    for (const id of ids) expect((await readSop(anna, id)).status).toBe(200);
    expect(await activitiesOf(anna, 'sop_restored')).toEqual(ids);
  });

  it('stops the drafts under way', async () => {
    const [id = ''] = await addSops(anna, 1);
    await anna.client.post('/sops/batch/delete', { ids: [id] });
    await anna.client.post('/sops/batch/restore', { ids: [id] });
    expect(['cancelled', 'succeeded']).toContain((await readSop(anna, id)).body.generation_state);
  });
});

describe('a batch', () => {
  it.each([
    ['/sops/batch/status', { status: 'completed' }],
    ['/sops/batch/delete', {}],
  ])('%s passes over what is not there or belongs to somebody else (S6.10)', async (path, wish) => {
    const [foreign = ''] = await addSops(ben, 1);
    const [own = ''] = await addSops(anna, 1);
    const { body } = await anna.client.post<Batch>(path, { ...wish, ids: [foreign, own, UNKNOWN_ID] });
    expect(body.ids).toEqual([own]);
    expect((await readSop(ben, foreign)).body.status).toBe('in_progress');
  });

  it('does not restore an SOP of another person (S6.10)', async () => {
    const [foreign = ''] = await addSops(ben, 1);
    await ben.client.delete(`/sops/${foreign}`);
    expect((await anna.client.post<Batch>('/sops/batch/restore', { ids: [foreign] })).body.ids).toEqual([]);
    expect((await readSop(ben, foreign)).status).toBe(404);
  });

  it('is for signed-in people', async () => {
    const answer = await fetch(`${site.origin}/api/v1/sops/batch/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [UNKNOWN_ID] }),
    });
    expect(answer.status).toBe(401);
  });
});
