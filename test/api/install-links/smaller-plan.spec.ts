import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

let owner: Person;

beforeAll(async () => {
  owner = await newcomer('owner');
  await subscribe(owner, 'starter');
});

const newcomer = (name: string): Promise<Person> => site.personOf(`${name}@example.test`, 'user');

async function invite(): Promise<string> {
  const { body } = await owner.client.post<{ install_id: string }>('/functions/generate-install-link');
  return body.install_id;
}

const accept = ({ client }: Person, installId: string) => client.post(`/invitations/${installId}/accept`);

async function setSeatLimit(limit: number): Promise<void> {
  await site.query('UPDATE subscribers SET seat_limit = $2 WHERE user_id = $1', [owner.userId, limit]);
}

describe('a plan with fewer seats than are taken', () => {
  it('sends nobody away, lets nobody in, and does so again once a seat is free (S9.21, SD.6)', async () => {
    const [first, second, third] = [await invite(), await invite(), await invite()];
    const ada = await newcomer('ada');
    const ben = await newcomer('ben');
    const cleo = await newcomer('cleo');
    await accept(ada, first);
    await accept(ben, second);
    await setSeatLimit(1);
    const memberships = await Promise.all([ada, ben].map(({ client }) => client.get<{ items: [] }>('/memberships')));
    expect(memberships.map(({ body }) => body.items.length)).toEqual([1, 1]);
    const refused = await accept(cleo, third);
    expect([refused.status, refused.body['code']]).toEqual([409, 'no-seat-left']);

    for (const installId of [first, second]) {
      await owner.client.post('/functions/revoke-install', { install_id: installId });
    }
    expect((await accept(cleo, third)).status).toBe(200);
  });

  it('seats one of two who join with two links at the same moment', async () => {
    await setSeatLimit(15);
    const [first, second] = [await invite(), await invite()];
    const people = [await newcomer('dora'), await newcomer('eli')];
    await setSeatLimit(2);
    const answers = await Promise.all([first, second].map((installId, n) => accept(people[n] ?? owner, installId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('no-seat-left');
  });
});
