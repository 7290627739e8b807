import { beforeAll, describe, expect, it } from 'vitest';
import { seatLimitOfTier } from '../../backend/src/features/subscriptions/entitlements/seat-limit.js';
import { type Person, subscribe } from '../support/people.js';
import { useApi } from '../support/test-site.js';

const site = useApi();

interface Link {
  id: string;
  install_id: string;
  is_active: boolean;
  code?: string;
}

let owner: Person;
let stranger: Person;

const generate = ({ client }: Person) => client.post<Link>('/functions/generate-install-link');
const revoke = ({ client }: Person, installId: string) =>
  client.post<Link>('/functions/revoke-install', { install_id: installId });

async function linksOf({ client }: Person): Promise<Link[]> {
  return (await client.get<{ items: Link[] }>('/install-links?limit=100')).body.items;
}

beforeAll(async () => {
  owner = await site.personOf('owner@example.test', 'user');
  stranger = await site.personOf('stranger@example.test', 'user');
  await subscribe(owner, 'starter');
});

describe('create-checkout', () => {
  it.each([
    ['S7.15', 'Starter', 200],
    ['S7.15', 'Professional', 200],
    ['S7.15', 'Enterprise', 200],
    ['S7.15', 'starter', 200],
    ['S7.15', 'professional', 200],
    ['S7.15', 'premium', 200],
    ['S7.15', 'STARTER', 422],
    ['S7.15', 'gold', 422],
  ])('%s takes the plan "%s": %d', async (_id, plan, status) => {
    const { client } = await site.personOf('visitor@example.test', 'user');
    expect((await client.post('/functions/create-checkout', { plan })).status).toBe(status);
  });

  it('S7.16 answers an address to go to', async () => {
    const { body } = await stranger.client.post('/functions/create-checkout', { plan: 'Starter' });
    expect(body).toEqual({ url: expect.stringMatching(/^https?:\/\//) });
  });
});

describe('customer-portal', () => {
  it('S7.21 takes nothing and answers an address to go to', async () => {
    const { status, body } = await owner.client.post('/functions/customer-portal');
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^https?:\/\//) }]);
  });
});

describe('check-subscription', () => {
  it('S7.23 takes nothing and answers three fields', async () => {
    const { status, body } = await owner.client.post('/functions/check-subscription');
    expect([status, body]).toEqual([
      200,
      { subscribed: true, subscription_tier: 'starter', subscription_end: expect.any(String) },
    ]);
  });
});

describe('seats', () => {
  it.each([
    ['S9.18, SD.17', 'Starter', 15],
    ['S9.18, SD.17', 'starter', 15],
    ['S9.18, SD.17', ' STARTER ', 15],
    ['S9.19', 'Professional', 30],
    ['S9.20, SD.18', 'enterprise', 0],
    ['S9.20', 'premium', 0],
    ['S9.20', '', 0],
    ['S9.20', null, 0],
  ])('%s of the tier %j are %d', (_id, tier, seats) => {
    expect(seatLimitOfTier(tier)).toBe(seats);
  });

  it('S9.20 are none without a subscription', async () => {
    expect((await stranger.client.get('/subscriptions/me')).body['seat_limit']).toBe(0);
    expect([(await generate(stranger)).status, await linksOf(stranger)]).toEqual([409, []]);
  });
});

describe('generate-install-link and revoke-install', () => {
  it('S7.25, S4.30 make a link without a body, which is active', async () => {
    const { status, body } = await generate(owner);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: expect.any(String), install_id: expect.any(String), is_active: true });
  });

  it('S7.36 list the links of the caller, newest first', async () => {
    const { body: newest } = await generate(owner);
    const links = await linksOf(owner);
    expect(links[0]?.id).toBe(newest.id);
    const rows = await site.query<{ id: string }>(
      'SELECT id FROM install_links WHERE user_id = $1 ORDER BY created_at DESC',
      [owner.userId],
    );
    expect(links.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(await linksOf(stranger)).toEqual([]);
  });

  it('S7.26, S4.30 revoke a link by its id: it is no longer active', async () => {
    const { body: link } = await generate(owner);
    expect((await revoke(owner, link.install_id)).body).toMatchObject({ id: link.id, is_active: false });
  });

  it('SD.8 revoke a link once', async () => {
    const { body: link } = await generate(owner);
    await revoke(owner, link.install_id);
    const before = await site.query('SELECT * FROM install_links WHERE id = $1', [link.id]);
    expect((await revoke(owner, link.install_id)).status).toBe(409);
    expect(await site.query('SELECT * FROM install_links WHERE id = $1', [link.id])).toEqual(before);
  });

  it("SD.7 refuse to revoke somebody else's link", async () => {
    const { body: link } = await generate(owner);
    expect((await revoke(stranger, link.install_id)).status).toBe(404);
    expect((await linksOf(owner)).find(({ id }) => id === link.id)?.is_active).toBe(true);
  });

  it('SD.6, S5.6, S9.21 end at the limit of active links, also for calls at the same time', async () => {
    const active = async () => (await linksOf(owner)).filter(({ is_active }) => is_active).length;
    for (let count = await active(); count < 14; count += 1) expect((await generate(owner)).status).toBe(200);
    const statuses = (await Promise.all([generate(owner), generate(owner)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await active()).toBe(15);
    expect((await generate(owner)).body.code).toBe('seat-limit-reached');
  });

  it('S9.21 give a seat back with a revoked link', async () => {
    const [link] = (await linksOf(owner)).filter(({ is_active }) => is_active);
    await revoke(owner, link?.install_id ?? '');
    expect((await generate(owner)).status).toBe(200);
  });
});
