import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { createSop, until } from '../../support/drafted-sops.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Filed {
  id: string;
  title: string;
  category: string;
  version: number;
  updated_at: string;
}

let owner: Person;
let stranger: Person;

beforeAll(async () => {
  owner = await site.personOf('owner@example.test');
  stranger = await site.personOf('stranger@example.test');
});

const readSop = async (id: string) => (await owner.client.get<Filed>(`/sops/${id}`)).body;

async function draftedSop(prompt: string): Promise<Filed> {
  const { id } = await createSop(owner, prompt);
  await until(owner, id, ['succeeded']);
  return readSop(id);
}

describe('the category of an SOP', () => {
  it('is chosen by its owner, without a version and without a new one (screens M12)', async () => {
    const sop = await draftedSop('Take orders for cakes by phone. Write down the name and the day.');
    const { status, body } = await owner.client.patch<Filed>(`/sops/${sop.id}`, { category: 'Human Resources' });
    expect([status, body.category]).toEqual([200, 'Human Resources']);
    expect([body.version, body.updated_at]).toEqual([sop.version, sop.updated_at]);
    // Whoever is writing at the same time is not in the way.
    const renamed = await owner.client.patch<Filed>(`/sops/${sop.id}`, { title: 'Cakes', version: sop.version });
    expect([renamed.status, renamed.body.category]).toEqual([200, 'Human Resources']);
  });

  it('is not replaced by the next draft once it is chosen', async () => {
    const guessed = await draftedSop('Close the bar: last orders 22:30, count the till, lock the door');
    expect(guessed.category).not.toBe('Human Resources');
    await owner.client.patch(`/sops/${guessed.id}`, { category: 'Human Resources' });
    await owner.client.post(`/sops/${guessed.id}/generations`, { replace_edits: true });
    const again = await until(owner, guessed.id, ['succeeded']);
    expect(again.version).toBeGreaterThan(guessed.version);
    expect((await readSop(guessed.id)).category).toBe('Human Resources');
  });

  it('can be chosen before the first draft is there', async () => {
    const { id } = await createSop(owner);
    expect((await owner.client.patch(`/sops/${id}`, { category: 'Healthcare and Laboratory' })).status).toBe(200);
    await until(owner, id, ['succeeded']);
    expect((await readSop(id)).category).toBe('Healthcare and Laboratory');
  });

  it('is what the filter and the figures go by', async () => {
    const person = await site.personOf('figures@example.test');
    const { id } = await createSop(person);
    await until(person, id, ['succeeded']);
    await person.client.patch(`/sops/${id}`, { category: 'Finance' });
    const { body } = await person.client.get<{ items: Filed[] }>('/sops/search?category=Finance');
    expect(body.items.map((sop) => sop.id)).toEqual([id]);
    const figures = await person.client.get<{ categories: object[] }>('/overview/sops');
    expect(figures.body.categories).toEqual([{ category: 'Finance', count: 1 }]);
  });

  it('keeps the text that stood there for a while, like any other save', async () => {
    const { id, version } = await draftedSop('Sweep the yard. Empty the bins.');
    await owner.client.patch(`/sops/${id}`, { content: 'Written by hand', version });
    await site.query("UPDATE sops SET edited_at = now() - interval '1 hour' WHERE id = $1", [id]);
    await owner.client.patch(`/sops/${id}`, { category: 'Finance' });
    await owner.client.patch(`/sops/${id}`, { content: 'Written anew', version: version + 1 });
    const kept = await site.query<{ content: string }>('SELECT content FROM sop_versions WHERE sop_id = $1', [id]);
    expect(kept.map(({ content }) => content)).toContain('Written by hand');
  });

  it('is one of those that there are, and of an SOP of one’s own', async () => {
    const sop = await draftedSop('Water the plants every Monday.');
    for (const category of ['Gardening', '', null, 5]) {
      const { status, body } = await owner.client.patch<{ code: string }>(`/sops/${sop.id}`, { category });
      expect([category, status, body.code]).toEqual([category, 422, 'invalid-fields']);
    }
    expect((await stranger.client.patch(`/sops/${sop.id}`, { category: 'Finance' })).status).toBe(404);
    expect((await readSop(sop.id)).category).toBe(sop.category);
  });
});
