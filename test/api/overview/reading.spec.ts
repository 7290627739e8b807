import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Details extends Record<string, unknown> {
  reading_seconds: number;
  growth_percent: number | null;
  sops: {
    sop_id: string;
    reading_seconds: number;
    readers: number;
    actions: number;
    completed_after_seconds: number;
  }[];
  people: { user_id: string; name: string; reading_seconds: number; actions: number; last_read_on: string | null }[];
}

const DAY_MS = 86_400_000;
const MAX_VISIT_S = 1800;

let owner: Person;
let member: Person;
let completed: string;
let draft: string;

async function addSop(person: Person, status: string): Promise<string> {
  const id = randomUUID();
  await site.query(
    `INSERT INTO sops (id, user_id, title, description, content, status, published_at, created_at)
     VALUES ($1, $2, 'Closing', '', '', $3, $4, $5)`,
    [id, person.userId, status, status === 'completed' ? new Date() : null, new Date(Date.now() - 2 * DAY_MS)],
  );
  return id;
}

async function addAction(person: Person, daysAgo: number, sopId: string): Promise<void> {
  await site.query(
    'INSERT INTO activity_logs (id, user_id, activity_type, activity_data, created_at) VALUES ($1, $2, $3, $4, $5)',
    [randomUUID(), person.userId, 'sop_exported', { sop_id: sopId }, new Date(Date.now() - daysAgo * DAY_MS)],
  );
}

const read = async ({ client }: Person, sopId: string, seconds: unknown, visitId: unknown = randomUUID()) =>
  (await client.post('/overview/reading', { sop_id: sopId, visit_id: visitId, seconds })).status;
const detailsOf = async ({ client }: Person) => (await client.get<Details>('/overview/usage/details')).body;
const readingOf = async (person: Person) => (await detailsOf(person)).reading_seconds;

beforeAll(async () => {
  owner = await site.personOf('owner@example.test', 'user');
  member = await site.personOf('member@example.test', 'user');
  await member.client.patch('/profiles/me', { full_name: 'Tom Berg' });
  completed = await addSop(owner, 'completed');
  draft = await addSop(owner, 'in_progress');
  const link = await owner.client.post<{ install_id: string }>('/functions/generate-install-link');
  await member.client.post(`/invitations/${link.body.install_id}/accept`);
});

describe('reading time (screens M6)', () => {
  it('is counted once for each visit, however often it is told', async () => {
    const visit = randomUUID();
    expect(await read(owner, completed, 30, visit)).toBe(204);
    await read(owner, completed, 30, visit);
    await read(owner, completed, 50, visit);
    await read(owner, completed, 40, visit);
    expect(await readingOf(owner)).toBe(50);
    const together = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => read(owner, completed, 10, together)));
    expect(await readingOf(owner)).toBe(60);
  });

  it("counts in the owner's figures when members read what is completed, and for nobody else", async () => {
    const stranger = await site.personOf('stranger@example.test', 'user');
    const before = await readingOf(owner);
    await read(member, completed, 100);
    expect(await read(member, draft, 100)).toBe(204);
    expect(await read(stranger, completed, 100)).toBe(204);
    expect(await read(stranger, randomUUID(), 100)).toBe(204);
    expect(await readingOf(owner)).toBe(before + 100);
    expect([await readingOf(member), await readingOf(stranger)]).toEqual([0, 0]);
  });

  it('is twelve hours a day and person at most', async () => {
    const reader = await site.personOf('restless@example.test', 'user');
    const sop = await addSop(reader, 'in_progress');
    for (let visit = 0; visit < 26; visit += 1) await read(reader, sop, MAX_VISIT_S);
    expect(await readingOf(reader)).toBe(12 * 3600);
  });

  it.each([0, -1, 1.5, MAX_VISIT_S + 1, '10', null])('is not %j seconds', async (seconds) => {
    expect(await read(owner, completed, seconds)).toBe(422);
  });

  it('needs ids', async () => {
    expect([await read(owner, 'x', 10), await read(owner, completed, 10, 'x')]).toEqual([422, 422]);
  });

  it("is in the reader's export, and goes with the reader", async () => {
    const reader = await site.personOf('leaver@example.test', 'user');
    const sop = await addSop(reader, 'in_progress');
    await read(reader, sop, 70);
    const { body } = await reader.client.get<{ reading: object[] }>('/account/export');
    const day = new Date().toISOString().slice(0, 10);
    expect(body.reading).toEqual([{ id: expect.any(String), sop_id: sop, day, seconds: 70 }]);
    await reader.client.delete('/account', { json: { confirm_email: 'leaver@example.test' } });
    for (const table of ['sop_reading_days', 'sop_reading_visits']) {
      expect(await site.query(`SELECT 1 FROM ${table} WHERE reader_id = $1`, [reader.userId])).toEqual([]);
    }
  });
});

describe('GET /overview/usage/details', () => {
  it('is empty for an empty account (S2.132, S2.134)', async () => {
    const newcomer = await site.personOf('newcomer@example.test', 'user');
    expect(await detailsOf(newcomer)).toEqual({ reading_seconds: 0, growth_percent: null, sops: [], people: [] });
  });

  it('says how each SOP and each person of the team did in 30 days, and how that grew (screens M6)', async () => {
    const [boss, cook] = [await site.personOf('boss@example.test', 'user'), member];
    const [open, done] = [await addSop(boss, 'in_progress'), await addSop(boss, 'completed')];
    const link = await boss.client.post<{ install_id: string }>('/functions/generate-install-link');
    await cook.client.post(`/invitations/${link.body.install_id}/accept`);
    for (const daysAgo of [1, 2, 40, 50]) await addAction(boss, daysAgo, open);
    await addAction(boss, 70, open);
    await addAction(cook, 3, done);
    await addAction(cook, 3, completed);
    await read(boss, done, 60);
    await read(cook, done, 90);
    await site.query(
      `INSERT INTO sop_reading_days (user_id, reader_id, sop_id, day, seconds)
       VALUES ($1, $1, $2, current_date - 60, 500)`,
      [boss.userId, done],
    );
    const today = new Date().toISOString().slice(0, 10);
    const details = await detailsOf(boss);
    expect(details).toMatchObject({
      reading_seconds: 150,
      growth_percent: 50,
      sops: [
        { sop_id: done, title: 'Closing', reading_seconds: 150, readers: 2, actions: 1 },
        { sop_id: open, reading_seconds: 0, readers: 0, actions: 2, completed_after_seconds: null },
      ],
      people: [
        { user_id: cook.userId, name: 'Tom Berg', reading_seconds: 90, actions: 1, last_read_on: today },
        { user_id: boss.userId, reading_seconds: 60, actions: 2, last_read_on: today },
      ],
    });
    expect(Math.round((details.sops[0]?.completed_after_seconds ?? 0) / 86_400)).toBe(2);
  });

  it('shows no SOP that is deleted', async () => {
    const person = await site.personOf('tidy@example.test', 'user');
    const sop = await addSop(person, 'in_progress');
    await read(person, sop, 30);
    await site.query('UPDATE sops SET deleted_at = now() WHERE id = $1', [sop]);
    expect(await detailsOf(person)).toMatchObject({ reading_seconds: 30, sops: [] });
  });
});
