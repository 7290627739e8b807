import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { useApi } from '../support/test-site.js';
import { TIME, UUID } from '../support/wire-formats.js';

const site = useApi();

interface Link {
  id: string;
  user_id: string;
  install_id: string;
  is_active: boolean;
  download_url: string;
  created_at: string;
}

let owner: Person;
let other: Person;

function generate({ client }: Person) {
  return client.post<Link & { code?: string }>('/functions/generate-install-link');
}

beforeAll(async () => {
  owner = await site.personOf('owner@example.test', 'user');
  other = await site.personOf('other@example.test', 'user');
  await subscribe(owner, 'starter');
});

describe('install links', () => {
  it('are made, listed newest first, and revoked for good (S3.33, S4.30, S6.10, S7.25, S7.26, S7.36, SD.8)', async () => {
    const first = await generate(owner);
    const second = await generate(owner);
    expect(first.body).toMatchObject({
      id: expect.stringMatching(UUID),
      user_id: owner.userId,
      install_id: expect.stringMatching(/./),
      is_active: true,
      created_at: expect.stringMatching(TIME),
    });
    expect(first.body.download_url).toBe(`${site.origin}/join/${first.body.install_id}`);
    const { body } = await owner.client.get<{ items: Link[] }>('/install-links');
    expect(body.items.map((link) => link.id)).toEqual([second.body.id, first.body.id]);
    expect((await other.client.get<{ items: Link[] }>('/install-links')).body.items).toEqual([]);

    const revoke = () =>
      owner.client.post<Link & { code?: string }>('/functions/revoke-install', { install_id: first.body.install_id });
    expect((await revoke()).body).toMatchObject({ id: first.body.id, is_active: false });
    const again = await revoke();
    expect([again.status, again.body.code]).toEqual([409, 'install-link-revoked']);
  });

  it('of somebody else cannot be revoked (SD.7)', async () => {
    const mine = await generate(owner);
    const foreign = await other.client.post('/functions/revoke-install', { install_id: mine.body.install_id });
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'install-link-not-found']);
    const { body } = await owner.client.get<{ items: Link[] }>('/install-links');
    expect(body.items.find((link) => link.id === mine.body.id)?.is_active).toBe(true);
  });

  it('stop at the seat limit, also for calls at the same time (S5.6, S9.18, S9.21, SD.6)', async () => {
    const active = (await owner.client.get<{ items: Link[] }>('/install-links?limit=100')).body.items.filter(
      (link) => link.is_active,
    );
    for (let n = active.length; n < 14; n += 1) expect((await generate(owner)).status).toBe(200);
    const last = await Promise.all([generate(owner), generate(owner), generate(owner)]);
    expect(last.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(last.find((answer) => answer.status === 409)?.body.code).toBe('seat-limit-reached');
  });

  it('need a subscription: without one the limit is 0 (S9.20)', async () => {
    const answer = await generate(other);
    expect([answer.status, answer.body.code]).toEqual([409, 'seat-limit-reached']);
  });

  it('say to somebody without a plan that a plan is missing', async () => {
    const { body } = await other.client.post('/functions/generate-install-link');
    expect(body['detail']).toBe('You have no plan with seats. Choose a plan to let people in.');
  });

  it('are for users, not for consultants', async () => {
    const consultant = await site.personOf('consultant@example.test', 'consultant');
    const answer = await generate(consultant);
    expect([answer.status, answer.body.code]).toEqual([403, 'role-not-allowed']);
  });

  it.each([{}, { install_id: 5 }, { install_id: 'short' }, { install_id: 'a'.repeat(20), more: 1 }])(
    'refuse to be revoked with %j',
    async (body) => {
      expect((await owner.client.post('/functions/revoke-install', body)).status).toBe(422);
    },
  );
});
