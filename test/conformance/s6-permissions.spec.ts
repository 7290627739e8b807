import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { useApi } from '../support/test-site.js';
import { bundledScripts } from './bundled-scripts.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Item {
  id: string;
  user_id?: string;
}

let owner: Person;
let stranger: Person;

async function idOf(person: Person, path: string, body?: object): Promise<string> {
  const answer = await person.client.post<Item>(path, body);
  expect(answer.status).toBeLessThan(300);
  return answer.body.id;
}

async function list(person: Person, path: string): Promise<Item[]> {
  return (await person.client.get<{ items: Item[] }>(path)).body.items;
}

describe('a user', () => {
  let sopId: string;

  beforeAll(async () => {
    owner = await site.personOf('owner@example.test', 'user');
    stranger = await site.personOf('stranger@example.test', 'user');
    sopId = await idOf(owner, '/sops', { prompt: 'Lock the door.' });
    await idOf(owner, '/functions/generate-install-link');
  });

  it.each([
    ['S6.10', 'sops', '/sops'],
    ['S6.10', 'install_links', '/install-links'],
    ['S6.10', 'activity_logs', '/activity'],
  ])('%s reads of %s only own rows', async (_id, _table, path) => {
    expect(await list(stranger, path)).toEqual([]);
    const own = await list(owner, path);
    expect(own.length).toBeGreaterThan(0);
    for (const row of own) expect(row.user_id ?? owner.userId).toBe(owner.userId);
  });

  it.each([
    ['S6.10', 'profiles', '/profiles/me', 'id'],
    ['S6.10', 'subscribers', '/subscriptions/me', 'user_id'],
  ])('%s reads of %s the own row', async (_id, _table, path, field) => {
    for (const person of [owner, stranger]) {
      expect((await person.client.get(path)).body[field]).toBe(person.userId);
    }
  });

  it.each([
    ['S6.10, SD.9', 'GET', '', undefined],
    ['S6.10, SD.9', 'PATCH', '', { status: 'completed' }],
    ['S6.10, SD.9', 'DELETE', '', undefined],
    ['S6.10', 'GET', '/exports/pdf', undefined],
    ['S6.10', 'GET', '/checks', undefined],
    ['S6.10', 'POST', '/generations', {}],
  ])("%s cannot %s somebody else's SOP%s", async (_id, method, path, json) => {
    const before = (await owner.client.get(`/sops/${sopId}`)).body;
    const answer = await stranger.client.request(method, `/sops/${sopId}${path}`, json ? { json } : {});
    expect(answer.status).toBe(404);
    const after = (await owner.client.get(`/sops/${sopId}`)).body;
    expect([after['status'], after['published_at']]).toEqual([before['status'], before['published_at']]);
  });

  it.each(['user_id', 'ownerId'])('S6.10 cannot write rows in the name of another by %s', async (field) => {
    const answer = await stranger.client.post<Item>('/sops', { prompt: 'Mine.', [field]: owner.userId });
    if (answer.status === 201) expect(answer.body.user_id).toBe(stranger.userId);
    else expect(answer.status).toBe(422);
  });
});

describe('a consultant', () => {
  const KINDS: [string, object][] = [
    ['clients', { name: 'Bakery' }],
    ['projects', { name: 'Opening' }],
    ['earnings', { amount: '12.50', earned_at: '2030-01-02T03:04:05Z' }],
    ['meetings', { title: 'Start', scheduled_at: '2030-01-02T03:04:05Z' }],
  ];
  let carlos: Person;
  let clara: Person;

  beforeAll(async () => {
    carlos = await site.personOf('carlos@example.test', 'consultant');
    clara = await site.personOf('clara@example.test', 'consultant');
  });

  it.each(KINDS)('S6.11 reads and changes only own %s', async (kind, entry) => {
    const id = await idOf(carlos, `/consultant/${kind}`, entry);
    expect((await list(carlos, `/consultant/${kind}`)).map((item) => item.id)).toEqual([id]);
    expect(await list(clara, `/consultant/${kind}`)).toEqual([]);
    expect((await clara.client.get(`/consultant/${kind}/${id}`)).status).toBe(404);
    expect((await clara.client.patch(`/consultant/${kind}/${id}`, { status: 'archived' })).status).toBeGreaterThan(399);
  });

  it.each(['/sops', '/install-links', '/activity', '/shared-sops'])(
    'SD.12 reads nothing of the users at %s',
    async (path) => {
      const answer = await carlos.client.get<{ items?: Item[] }>(path);
      if (answer.status === 200) expect(answer.body.items).toEqual([]);
      else expect(answer.status).toBe(403);
    },
  );

  it("SD.12 cannot open a user's SOP", async () => {
    const id = await idOf(owner, '/sops', { prompt: 'For my team.' });
    for (const path of [`/sops/${id}`, `/shared-sops/${id}`]) {
      expect([403, 404]).toContain((await carlos.client.get(path)).status);
    }
  });
});

describe('the calls for administrators', () => {
  it('S6.9 are refused to everybody without the service key', async () => {
    for (const person of [owner, stranger]) {
      const answer = await person.client.get('/auth/admin/users', { headers: { apikey: site.server.anonKey } });
      expect([401, 403]).toContain(answer.status);
    }
  });

  it('S6.9 are made by no page of the product', () => {
    const scripts = bundledScripts();
    expect(scripts.length).toBeGreaterThan(3);
    // The library brings the calls; nothing of ours reaches for them.
    const isCalling = /\.admin\.(?:listUsers|createUser|deleteUser|getUserById|inviteUserByEmail)\(/;
    expect(scripts.filter((script) => isCalling.test(script))).toEqual([]);
  });
});
