import { beforeAll, expect, it } from 'vitest';
import { type Person, subscribe } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';
import { attach, newSop } from '../sops-attachments/attach.js';
import { exported, fileOf, imported, send } from './archive-requests.js';

const site = useApi({ TEAM_STORAGE_MB: '1' });

let anna: Person;
let zip: Uint8Array;

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  await subscribe(anna);
  const { id } = await newSop(anna);
  const { status } = await attach(site.origin, anna, id, { name: 'Log.txt', content: 'Fridge 5 °C\n'.repeat(45_000) });
  expect(status).toBe(201);
  zip = await fileOf(site.origin, anna, (await exported(anna)).id);
});

it('an import needs a subscription, as everything that makes SOPs does; an export needs none', async () => {
  const ben = await site.personOf('ben@example.test', 'user');
  const { status, body } = await send(site.origin, ben, zip);
  expect([status, body.code]).toEqual([403, 'subscription-required']);
  expect(await exported(ben)).toMatchObject({ state: 'done', sop_count: 0, left_out: [] });
});

it('files for which there is no room are left out, and their SOP is there', async () => {
  expect(await imported(site.origin, anna, zip)).toMatchObject({
    state: 'done',
    sop_count: 1,
    left_out: [{ title: 'Opening the cafe', file: 'Log.txt', code: 'storage-full' }],
  });
  expect((await anna.client.get<{ items: unknown[] }>('/sops')).body.items).toHaveLength(2);
});
