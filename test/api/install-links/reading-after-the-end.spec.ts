import { describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();
const withoutSales = useApi({ BILLING_MODE: 'none' });

interface Membership {
  owner_name: string;
  reads_until: string | null;
}

interface Team {
  owner: Person;
  member: Person;
  sopId: string;
}

async function teamOf(name: string, place: typeof site): Promise<Team> {
  const owner = await place.personOf(`${name}-owner@example.test`, 'user');
  const member = await place.personOf(`${name}-member@example.test`, 'user');
  if (place === site) await subscribe(owner, 'starter');
  const { body } = await owner.client.post<{ id: string }>('/sops', { prompt: 'Water the plants: fill the can.' });
  await eventually(
    () => owner.client.get<{ generation: { state: string } }>(`/sops/${body.id}`),
    (answer) => !['queued', 'running'].includes(answer.body.generation.state),
  );
  await owner.client.patch(`/sops/${body.id}`, { status: 'completed' });
  const link = await owner.client.post<{ install_id: string }>('/functions/generate-install-link');
  await member.client.post(`/invitations/${link.body.install_id}/accept`);
  return { owner, member, sopId: body.id };
}

/** What the owner had paid for ended so many days ago. */
async function endPlan({ owner }: Team, daysAgo: number): Promise<void> {
  await site.query(
    `UPDATE subscribers SET subscribed = false, subscription_tier = NULL,
       subscription_end = now() - $2::integer * interval '24 hours' WHERE user_id = $1`,
    [owner.userId, daysAgo],
  );
}

async function readingOf({ member, sopId }: Team) {
  const list = await member.client.get<{ items: unknown[] }>('/shared-sops');
  const detail = await member.client.get(`/shared-sops/${sopId}`);
  const teams = await member.client.get<{ items: Membership[] }>('/memberships');
  return { listed: list.body.items.length, detail: detail.status, until: teams.body.items[0]?.reads_until };
}

describe('after the end of the owner’s subscription', () => {
  it('members read on for 30 days, which is announced to them and to the owner (billing m8)', async () => {
    const team = await teamOf('announced', site);
    expect(await readingOf(team)).toEqual({ listed: 1, detail: 200, until: null });
    await endPlan(team, 29);
    const reading = await readingOf(team);
    expect(reading).toMatchObject({ listed: 1, detail: 200 });
    expect(Date.parse(reading.until ?? '') - Date.now()).toBeGreaterThan(0);
    const own = await team.owner.client.get<{ members_read_until: string }>('/subscriptions/me');
    expect(Date.parse(own.body.members_read_until)).toBe(Date.parse(reading.until ?? ''));
  });

  it('members read nothing any more after 30 days, and the owner everything (billing m8)', async () => {
    const team = await teamOf('over', site);
    await endPlan(team, 31);
    const reading = await readingOf(team);
    expect(reading).toMatchObject({ listed: 0, detail: 404 });
    expect(Date.parse(reading.until ?? '')).toBeLessThan(Date.now());
    const { client } = team.owner;
    expect((await client.get(`/sops/${team.sopId}`)).status).toBe(200);
    expect((await client.patch(`/sops/${team.sopId}`, { status: 'in_progress' })).status).toBe(200);
    expect((await client.get('/account/export')).status).toBe(200);
  });

  it('members read again as soon as there is a plan', async () => {
    const team = await teamOf('back', site);
    await endPlan(team, 100);
    expect((await readingOf(team)).detail).toBe(404);
    await team.owner.client.post('/functions/check-subscription');
    expect(await readingOf(team)).toEqual({ listed: 1, detail: 200, until: null });
  });
});

describe('where nothing is sold', () => {
  it('members read without an end', async () => {
    const team = await teamOf('free', withoutSales);
    await withoutSales.query(
      `INSERT INTO subscribers (user_id, subscription_end) VALUES ($1, now() - interval '400 days')
       ON CONFLICT (user_id) DO UPDATE SET subscription_end = now() - interval '400 days'`,
      [team.owner.userId],
    );
    expect(await readingOf(team)).toEqual({ listed: 1, detail: 200, until: null });
  });
});
