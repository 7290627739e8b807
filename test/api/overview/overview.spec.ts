import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

interface Usage {
  time_zone: string;
  days: { day: string; actions: number }[];
}

interface ActivityPage {
  items: { id: string; activity_type: string; created_at: string }[];
  next_cursor: string | null;
}

interface TeamActivityPage {
  items: {
    user_id: string;
    member_name: string;
    activity_type: string;
    sop_id: string | null;
    sop_title: string | null;
    is_sop_deleted: boolean;
  }[];
  next_cursor: string | null;
}

const DAY_MS = 86_400_000;

let owner: Person;
let member: Person;
let formerMember: Person;
let stranger: Person;
let sopId: string;

async function addSop(person: Person, status: string, category: string, isDeleted = false): Promise<string> {
  const id = randomUUID();
  await site.query(
    `INSERT INTO sops (id, user_id, title, description, content, category, status, published_at, deleted_at)
     VALUES ($1, $2, 'Closing', '', '', $3, $4, $5, $6)`,
    [id, person.userId, category, status, status === 'completed' ? new Date() : null, isDeleted ? new Date() : null],
  );
  return id;
}

async function addAction(person: Person, type: string, daysAgo: number, data: object = {}): Promise<void> {
  await site.query(
    'INSERT INTO activity_logs (id, user_id, activity_type, activity_data, created_at) VALUES ($1, $2, $3, $4, $5)',
    [randomUUID(), person.userId, type, data, new Date(Date.now() - daysAgo * DAY_MS)],
  );
}

async function addSeat(person: Person | null, isActive: boolean): Promise<void> {
  await site.query(
    `INSERT INTO install_links (id, user_id, install_id, is_active, download_url, member_user_id, revoked_at)
     VALUES ($1, $2, $3, $4, '', $5, $6)`,
    [randomUUID(), owner.userId, randomUUID(), isActive, person?.userId ?? null, isActive ? null : new Date()],
  );
}

beforeAll(async () => {
  owner = await site.personOf('owner@example.test', 'user');
  member = await site.personOf('member@example.test', 'user');
  formerMember = await site.personOf('former@example.test', 'user');
  stranger = await site.personOf('stranger@example.test', 'user');
  sopId = await addSop(owner, 'completed', 'Kitchen');
  await addSop(owner, 'in_progress', 'Kitchen');
  await addSop(owner, 'in_progress', 'Shop');
  await addSop(owner, 'completed', 'Old', true);
  const otherSop = await addSop(member, 'completed', 'Own');
  await addSeat(member, true);
  await addSeat(formerMember, false);
  await addSeat(null, true);
  await addAction(owner, 'sop_created', 1, { prompt: 'Closing' });
  await addAction(owner, 'sop_updated', 6.9, { sop_id: sopId });
  await addAction(owner, 'sop_completed', 7.1, { sop_id: sopId });
  await addAction(owner, 'sop_generated', 1, { sop_id: sopId });
  await addAction(owner, 'install_link_generated', 1);
  await addAction(member, 'sop_exported', 2, { sop_id: sopId });
  await addAction(member, 'sop_updated', 2, { sop_id: otherSop });
  await addAction(formerMember, 'sop_exported', 2, { sop_id: sopId });
  await addAction(stranger, 'sop_exported', 8, { sop_id: otherSop });
});

describe('GET /overview/sops', () => {
  it('counts own SOPs by status and category, deleted ones left out (S2.118-S2.120, T20)', async () => {
    expect((await owner.client.get('/overview/sops')).body).toEqual({
      total: 3,
      active: 1,
      drafts: 2,
      categories: [
        { category: 'Kitchen', count: 2 },
        { category: 'Shop', count: 1 },
      ],
    });
  });

  it('is nought for an empty account (S2.118, S2.119, S2.120)', async () => {
    expect((await stranger.client.get('/overview/sops')).body).toEqual({
      total: 0,
      active: 0,
      drafts: 0,
      categories: [],
    });
  });
});

describe('the counts of SOPs', () => {
  const RECOUNT = `SELECT user_id, category, status, count(*)::int AS count FROM sops WHERE deleted_at IS NULL
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
  const KEPT = `SELECT user_id, category, status, sum(change)::int AS count FROM sop_count_changes
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3`;

  it('follow each change, and their sums stay when the changes are folded', async () => {
    const person = await site.personOf('counting@example.test', 'user');
    const ids = [await addSop(person, 'in_progress', 'Shop'), await addSop(person, 'in_progress', 'Shop')];
    await addSop(person, 'in_progress', 'Shop', true);
    await site.query("UPDATE sops SET status = 'completed', published_at = now() WHERE id = $1", [ids[0]]);
    await site.query("UPDATE sops SET category = 'Kitchen' WHERE user_id = $1", [person.userId]);
    await site.query('UPDATE sops SET deleted_at = now() WHERE id = $1', [ids[1]]);
    await site.query('UPDATE sops SET deleted_at = NULL WHERE id = $1', [ids[1]]);
    await site.query('UPDATE sops SET deleted_at = now(), status = $2, published_at = NULL WHERE id = $1', [
      ids[0],
      'in_progress',
    ]);
    const figures = { total: 1, active: 0, drafts: 1, categories: [{ category: 'Kitchen', count: 1 }] };
    expect((await person.client.get('/overview/sops')).body).toEqual(figures);
    const recounted = await site.query(RECOUNT);
    expect(await site.query(KEPT)).toEqual(recounted);
    await site.query('SELECT fold_sop_counts(1000)');
    expect(await site.query(KEPT)).toEqual(recounted);
    expect(await site.query('SELECT 1 FROM sop_count_changes WHERE user_id = $1', [person.userId])).toHaveLength(1);
    expect((await person.client.get('/overview/sops')).body).toEqual(figures);
  });

  it('go with the account', async () => {
    const person = await site.personOf('leaving@example.test', 'user');
    await addSop(person, 'in_progress', 'Shop');
    await site.query('DELETE FROM auth_users WHERE id = $1', [person.userId]);
    expect(await site.query('SELECT 1 FROM sop_count_changes WHERE user_id = $1', [person.userId])).toEqual([]);
  });
});

describe('GET /overview/team', () => {
  it('counts members on active seats and their actions on SOPs of the owner in seven days (T20)', async () => {
    expect((await owner.client.get('/overview/team')).body).toEqual({
      active_users: 2,
      team_members: 2,
      recent_actions: 3,
      activity_score: 100,
    });
  });

  it('shows the figures of an empty account, sign-in included (S2.125, S2.126, S2.127, S2.128)', async () => {
    const newcomer = await site.personOf('newcomer@example.test', 'user');
    expect((await newcomer.client.get('/overview/team')).body).toEqual({
      active_users: 0,
      team_members: 1,
      recent_actions: 0,
      activity_score: null,
    });
  });

  it('shows a consultant an own page (SD.25)', async () => {
    const consultant = await site.personOf('consultant@example.test', 'consultant');
    expect((await consultant.client.get('/overview/team')).body).toMatchObject({ team_members: 1, recent_actions: 0 });
  });
});

describe('GET /overview/team/activity', () => {
  const listed = (query = '', person = owner) =>
    person.client.get<TeamActivityPage>(`/overview/team/activity?${query}`);

  it('shows who did what with SOPs of the owner, newest first, and no prompt (S2.129, T20)', async () => {
    const { body } = await listed();
    expect(body.items.map((entry) => [entry.activity_type, entry.user_id, entry.sop_id])).toEqual([
      ['sop_created', owner.userId, null],
      ['sop_exported', member.userId, sopId],
      ['sop_updated', owner.userId, sopId],
      ['sop_completed', owner.userId, sopId],
    ]);
    expect(body.items[1]).toMatchObject({ member_name: expect.stringMatching(/\S/), sop_title: 'Closing' });
    expect(JSON.stringify(body)).not.toContain('prompt');
  });

  it('says of an SOP whether it is deleted (screens m8)', async () => {
    const person = await site.personOf('deleting@example.test', 'user');
    const [kept, gone] = [await addSop(person, 'completed', 'Bar'), await addSop(person, 'completed', 'Bar', true)];
    for (const sop_id of [kept, gone]) await addAction(person, 'sop_exported', 1, { sop_id });
    const { items } = (await listed('', person)).body;
    const deleted = new Map(items.map((entry) => [entry.sop_id, entry.is_sop_deleted]));
    expect(deleted).toEqual(
      new Map([
        [kept, false],
        [gone, true],
      ]),
    );
  });

  it('is cut to actions and a period, also over its pages', async () => {
    const types = 'type=sop_updated&type=sop_completed';
    const first = await listed(`${types}&limit=1`);
    const second = await listed(`${types}&limit=1&cursor=${first.body.next_cursor}`);
    expect([first, second].map(({ body }) => body.items.map((entry) => entry.activity_type))).toEqual([
      ['sop_updated'],
      ['sop_completed'],
    ]);
    expect(second.body.next_cursor).toBeNull();
    const yesterday = new Date(Date.now() - 1.5 * DAY_MS).toISOString();
    expect((await listed(`from=${yesterday}`)).body.items.map((entry) => entry.activity_type)).toEqual(['sop_created']);
    expect((await listed(`${types}&to=${yesterday}`)).body.items).toHaveLength(2);
  });

  it('is cut to one person, also over its pages', async () => {
    const theirs = await listed(`member_id=${member.userId}`);
    expect(theirs.body.items.map((entry) => entry.activity_type)).toEqual(['sop_exported']);
    const first = await listed(`member_id=${owner.userId}&limit=2`);
    const second = await listed(`member_id=${owner.userId}&limit=2&cursor=${first.body.next_cursor}`);
    expect([...first.body.items, ...second.body.items].map((entry) => entry.activity_type)).toEqual([
      'sop_created',
      'sop_updated',
      'sop_completed',
    ]);
    expect((await listed(`member_id=${stranger.userId}`)).body.items).toEqual([]);
    expect((await listed('member_id=x')).status).toBe(422);
  });

  it('is empty for an empty account, and shows a member no team of others (S2.129, S6.10)', async () => {
    const newcomer = await site.personOf('another@example.test', 'user');
    expect((await listed('', newcomer)).body).toEqual({ items: [], next_cursor: null });
    const { body } = await listed('', member);
    expect(body.items.filter((entry) => entry.user_id !== member.userId)).toEqual([]);
    expect(body.items.filter((entry) => entry.sop_id === sopId)).toEqual([]);
  });

  it.each(['type=install_link_generated', 'type=lost', 'from=yesterday', 'cursor=x'])('refuses %s', async (query) => {
    expect((await listed(query)).status).toBe(422);
  });
});

describe('GET /overview/usage', () => {
  it('gives thirty days up to today in the zone, with the actions of each', async () => {
    const { body } = await owner.client.get<Usage>('/overview/usage?time_zone=UTC');
    const today = new Date().toISOString().slice(0, 10);
    expect(body.days).toHaveLength(30);
    expect(body.days.at(-1)?.day).toBe(today);
    expect(body.days.reduce((sum, { actions }) => sum + actions, 0)).toBe(4);
    const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
    expect(body.days.find(({ day }) => day === twoDaysAgo)?.actions).toBe(1);
  });

  it('counts nobody else, and refuses a zone that does not exist', async () => {
    const { body } = await stranger.client.get<Usage>('/overview/usage?time_zone=Asia/Kolkata');
    expect(body.time_zone).toBe('Asia/Kolkata');
    expect(body.days.reduce((sum, { actions }) => sum + actions, 0)).toBe(1);
    expect((await owner.client.get('/overview/usage?time_zone=Nowhere/At_All')).status).toBe(422);
  });
});

describe('the overview', () => {
  it.each(['sops', 'team', 'team/activity', 'usage'])('of %s needs a signed-in person', async (page) => {
    expect((await fetch(`${site.origin}/api/v1/overview/${page}`)).status).toBe(401);
  });
});

describe('GET /activity', () => {
  const kinds = async (query: string, person = owner): Promise<string[]> => {
    const { body } = await person.client.get<ActivityPage>(`/activity?${query}`);
    return body.items.map((entry) => entry.activity_type);
  };

  it('is cut to kinds', async () => {
    expect(await kinds('type=sop_updated')).toEqual(['sop_updated']);
    expect(await kinds('type=sop_updated&type=sop_completed')).toEqual(['sop_updated', 'sop_completed']);
    expect(await kinds('type=sop_deleted')).toEqual([]);
  });

  it('is cut to a period that begins with its first moment and ends before its last', async () => {
    const { body } = await owner.client.get<ActivityPage>('/activity?type=sop_updated&type=sop_completed');
    const [updated, completed] = body.items.map((entry) => entry.created_at.replace('+00:00', 'Z'));
    expect(await kinds(`type=sop_updated&from=${updated}`)).toEqual(['sop_updated']);
    expect(await kinds(`type=sop_updated&to=${updated}`)).toEqual([]);
    expect(await kinds(`from=${completed}&to=${updated}`)).toEqual(['sop_completed']);
  });

  it('keeps its filters over its pages', async () => {
    const first = await owner.client.get<ActivityPage>('/activity?type=sop_updated&type=sop_completed&limit=1');
    const cursor = first.body.next_cursor;
    expect(await kinds(`type=sop_updated&type=sop_completed&limit=1&cursor=${cursor}`)).toEqual(['sop_completed']);
  });

  it('shows nothing of somebody else (S6.10)', async () => {
    expect(await kinds('type=sop_exported')).toEqual([]);
    expect(await kinds('type=sop_exported', stranger)).toEqual(['sop_exported']);
  });

  it.each(['type=lost', 'from=yesterday', 'to=2026-13-01T00:00:00Z', 'from=2026-01-01', 'limit=0'])(
    'refuses %s',
    async (query) => {
      expect((await owner.client.get(`/activity?${query}`)).status).toBe(422);
    },
  );
});
