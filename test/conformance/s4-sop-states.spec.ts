import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { useApi } from '../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Sop {
  id: string;
  user_id: string;
  title: string;
  status: string;
  published_at: string | null;
  updated_at: string;
  generation_state: string;
}

let owner: Person;
let stranger: Person;

async function draftedSop(prompt = 'Lock the door.'): Promise<Sop> {
  const { body } = await owner.client.post<Sop>('/sops', { prompt });
  return eventually(
    () => read(body.id),
    ({ generation_state }) => generation_state === 'succeeded',
  );
}

async function read(id: string): Promise<Sop> {
  return (await owner.client.get<Sop>(`/sops/${id}`)).body;
}

const setStatus = (id: string, status: string, person = owner) => person.client.patch<Sop>(`/sops/${id}`, { status });

beforeAll(async () => {
  owner = await site.personOf('owner@example.test', 'user');
  stranger = await site.personOf('stranger@example.test', 'user');
});

describe('the status of an SOP', () => {
  it.each([
    ['S4.23', 'in_progress', 200],
    ['S4.23', 'completed', 200],
    ['S4.23', 'published', 422],
    ['S4.23', 'Completed', 422],
    ['S4.23', '', 422],
  ])('%s may be %j: %d', async (_id, status, answered) => {
    const { id } = await draftedSop();
    expect((await setStatus(id, status)).status).toBe(answered);
  });

  it('S4.24, S7.33 sets the time of publication when it is completed', async () => {
    const { id } = await draftedSop();
    const before = Date.now();
    const { body } = await setStatus(id, 'completed');
    const publishedAt = Date.parse(body.published_at ?? '');
    expect(publishedAt).toBeGreaterThanOrEqual(before - 1000);
    expect(publishedAt).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('SD.11 takes the time of the server, regardless of the client', async () => {
    const { id } = await draftedSop();
    const answer = await owner.client.patch(`/sops/${id}`, {
      status: 'completed',
      published_at: '2001-01-01T00:00:00Z',
    });
    expect([200, 422]).toContain(answer.status);
    expect((await read(id)).published_at).not.toBe('2001-01-01T00:00:00.000Z');
  });

  it('S4.25, S7.33 takes the time of publication back when it is reopened', async () => {
    const { id } = await draftedSop();
    await setStatus(id, 'completed');
    expect((await setStatus(id, 'in_progress')).body).toMatchObject({ status: 'in_progress', published_at: null });
  });

  it('SD.10 agrees with the time of publication after changes at the same time', async () => {
    const { id } = await draftedSop();
    await Promise.all(['completed', 'in_progress', 'completed', 'in_progress'].map((status) => setStatus(id, status)));
    const { status, published_at } = await read(id);
    expect(published_at !== null).toBe(status === 'completed');
  });

  it.each([
    ['S4.26, S7.34', 'in_progress'],
    ['S4.27', 'completed'],
  ])('%s hinders no deletion: %s', async (_id, status) => {
    const { id } = await draftedSop();
    await setStatus(id, status);
    expect((await owner.client.delete(`/sops/${id}`)).status).toBe(204);
    expect((await owner.client.get(`/sops/${id}`)).status).toBe(404);
  });

  it("SD.9 is not changed by somebody else, and nobody else's SOP is deleted", async () => {
    const { id } = await draftedSop();
    const before = await read(id);
    expect((await setStatus(id, 'completed', stranger)).status).toBe(404);
    expect((await stranger.client.delete(`/sops/${id}`)).status).toBe(404);
    expect(await read(id)).toEqual(before);
  });
});

describe('the list of SOPs', () => {
  it('S7.31 holds those of the caller, changed last on top', async () => {
    await stranger.client.post('/sops', { prompt: 'Not yours.' });
    const first = await draftedSop('Count the till.');
    const second = await draftedSop('Sweep the floor.');
    await setStatus(first.id, 'completed');
    const { items } = (await owner.client.get<{ items: Sop[] }>('/sops?limit=100')).body;
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id]);
    const times = items.map(({ updated_at }) => Date.parse(updated_at));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(new Set(items.map(({ user_id }) => user_id))).toEqual(new Set([owner.userId]));
  });
});

describe('the title of an SOP', () => {
  it.each([
    ['SD.2', `  \n ${'b'.repeat(50)}`, 'b'.repeat(50)],
    ['SD.2', `\t${'b'.repeat(51)} `, `${'b'.repeat(50)}...`],
    ['SD.3', `${'c'.repeat(49)}👩‍🚒 and more`, `${'c'.repeat(49)}👩‍🚒...`],
    ['SD.3', `${'c'.repeat(49)}e\u0301 and more`, `${'c'.repeat(49)}e\u0301...`],
    ['SD.4', 'Count\nthe\r\ntill', 'Count the till'],
  ])('%s is, of the prompt %j, %j', async (_id, prompt, title) => {
    const { body } = await owner.client.post<Sop>('/sops', { prompt });
    expect(body.title).toBe(title);
    const { items } = (await owner.client.get<{ items: Sop[] }>('/sops?limit=100')).body;
    expect(items.find(({ id }) => id === body.id)?.title).toBe(title);
  });
});
