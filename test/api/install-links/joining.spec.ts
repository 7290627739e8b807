import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

interface Link {
  install_id: string;
  is_active: boolean;
  member: { user_id: string; full_name: string; email: string; since: string } | null;
}

interface List {
  items: { id: string; title: string; owner_name: string }[];
  next_cursor: string | null;
}

interface Activity {
  activity_type: string;
  activity_data: Record<string, unknown>;
}

let owner: Person;
let nobody: ApiClient;

beforeAll(async () => {
  nobody = new ApiClient(site.origin);
  owner = await site.personOf('owner@example.test', 'user');
  await owner.client.patch('/profiles/me', { full_name: 'Grace Hopper' });
  await subscribe(owner, 'starter');
});

const newcomer = (name: string): Promise<Person> => site.personOf(`${name}@example.test`, 'user');

async function invite(): Promise<string> {
  return (await owner.client.post<Link & Record<string, unknown>>('/functions/generate-install-link')).body.install_id;
}

async function accept({ client }: Person, installId: string): Promise<[number, unknown]> {
  const { status, body } = await client.post(`/invitations/${installId}/accept`);
  return [status, body['code']];
}

const revoke = (installId: string) => owner.client.post('/functions/revoke-install', { install_id: installId });

async function seatOf(installId: string): Promise<Link | undefined> {
  const { body } = await owner.client.get<{ items: Link[] }>('/install-links?limit=100');
  return body.items.find((link) => link.install_id === installId);
}

async function completedSop(person: Person, prompt: string): Promise<string> {
  const { body } = await person.client.post<{ id: string }>('/sops', { prompt });
  const drafted = await eventually(
    () => person.client.get<{ generation: { state: string } }>(`/sops/${body.id}`),
    (answer) => !['queued', 'running'].includes(answer.body.generation.state),
  );
  expect(drafted.status).toBe(200);
  const completed = await person.client.patch(`/sops/${body.id}`, { status: 'completed' });
  expect(completed.status).toBe(200);
  return body.id;
}

describe('an invitation', () => {
  it('says who invites and whether the seat is free, also to somebody signed out (T28)', async () => {
    const installId = await invite();
    const open = await nobody.get(`/invitations/${installId}`);
    expect(open.body).toEqual({ install_id: installId, invited_by: 'Grace Hopper', state: 'open' });
    await accept(await newcomer('curious'), installId);
    expect((await nobody.get(`/invitations/${installId}`)).body['state']).toBe('taken');
  });

  it('is gone once it is revoked, for the page, the file and the seat (T28, SD.8)', async () => {
    const installId = await invite();
    await revoke(installId);
    const page = await nobody.get(`/invitations/${installId}`);
    const file = await nobody.get(`/invitations/${installId}/client`);
    expect([page.status, page.body['code']]).toEqual([410, 'invitation-revoked']);
    expect(file.status).toBe(410);
    expect(await accept(await newcomer('late'), installId)).toEqual([410, 'invitation-revoked']);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'short', "'; drop table sops; --"])('does not exist as %j', async (installId) => {
    const { status, body } = await nobody.get(`/invitations/${encodeURIComponent(installId)}`);
    expect([status, body['code']]).toEqual([404, 'install-link-not-found']);
  });

  it('comes with a text file that leads to this server (S2.142, T21)', async () => {
    const installId = await invite();
    const response = await fetch(`${site.origin}/api/v1/invitations/${installId}/client`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="sop-generator.txt"');
    expect(await response.text()).toContain(`${site.origin}/join/${installId}`);
  });
});

describe('a seat', () => {
  it('belongs to the first who joins, who may join again; others are refused (T28)', async () => {
    const installId = await invite();
    const first = await newcomer('first');
    expect(await accept(first, installId)).toEqual([200, undefined]);
    expect(await accept(first, installId)).toEqual([200, undefined]);
    expect(await accept(await newcomer('second'), installId)).toEqual([409, 'invitation-taken']);
    const seat = await seatOf(installId);
    expect(seat?.member).toMatchObject({ user_id: first.userId, email: 'first@example.test' });
    expect(Date.parse(seat?.member?.since ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it("that is taken is noted in the owner's activity, once (T28)", async () => {
    const installId = await invite();
    const member = await newcomer('noted');
    await accept(member, installId);
    await accept(member, installId);
    const { body } = await owner.client.get<{ items: Activity[] }>('/activity?limit=100');
    const joined = body.items.filter((entry) => entry.activity_type === 'team_member_joined');
    const ofMember = joined.filter((entry) => entry.activity_data['member_user_id'] === member.userId);
    expect(ofMember).toHaveLength(1);
  });

  it('goes to one of several who join at the same moment', async () => {
    const installId = await invite();
    const people = await Promise.all(['fast', 'faster', 'fastest'].map(newcomer));
    const answers = await Promise.all(people.map((person) => accept(person, installId)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is not for the owner, nor a second one for a member, nor for somebody signed out', async () => {
    const installId = await invite();
    expect(await accept(owner, installId)).toEqual([409, 'own-invitation']);
    const member = await newcomer('member');
    await accept(member, installId);
    expect(await accept(member, await invite())).toEqual([409, 'already-on-the-team']);
    expect((await nobody.post(`/invitations/${installId}/accept`)).status).toBe(401);
  });
});

describe('a member', () => {
  it("reads the owner's completed SOPs, without the prompt, and changes none (T28)", async () => {
    const member = await newcomer('reader');
    const prompt = 'Closing checklist for our bakery';
    const sopId = await completedSop(owner, prompt);
    await owner.client.post('/sops', { prompt: 'Not ready yet' });
    await accept(member, await invite());
    const list = await member.client.get<List & Record<string, unknown>>('/shared-sops');
    expect(list.body.items.map(({ id, owner_name }) => [id, owner_name])).toEqual([[sopId, 'Grace Hopper']]);
    const detail = await member.client.get(`/shared-sops/${sopId}`);
    expect(detail.body).toMatchObject({ id: sopId, status: 'completed' });
    expect(detail.body).not.toHaveProperty('description');
    expect((await member.client.patch(`/sops/${sopId}`, { status: 'in_progress' })).status).toBe(404);
    const teams = await member.client.get<{ items: { owner_name: string }[] }>('/memberships');
    expect(teams.body.items.map(({ owner_name }) => owner_name)).toEqual(['Grace Hopper']);
  });

  it('pages through them, each once', async () => {
    const member = await newcomer('pager');
    const ids = [await completedSop(owner, 'Check the fridges'), await completedSop(owner, 'Clean the floor')];
    await accept(member, await invite());
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await member.client.get<List & Record<string, unknown>>(`/shared-sops?limit=1${query}`);
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(ids));
  });

  it('loses them the moment the seat is revoked (T28)', async () => {
    const member = await newcomer('leaver');
    const installId = await invite();
    const sopId = await completedSop(owner, 'Count the till');
    await accept(member, installId);
    expect((await member.client.get(`/shared-sops/${sopId}`)).status).toBe(200);
    await revoke(installId);
    expect((await member.client.get(`/shared-sops/${sopId}`)).status).toBe(404);
    expect((await member.client.get<List & Record<string, unknown>>('/shared-sops')).body.items).toEqual([]);
    expect((await seatOf(installId))?.is_active).toBe(false);
  });

  it('of no team reads nothing of anybody', async () => {
    const stranger = await newcomer('stranger');
    const sopId = await completedSop(owner, 'Lock the doors');
    expect((await stranger.client.get(`/shared-sops/${sopId}`)).status).toBe(404);
    expect((await stranger.client.get<List & Record<string, unknown>>('/shared-sops')).body.items).toEqual([]);
  });
});
