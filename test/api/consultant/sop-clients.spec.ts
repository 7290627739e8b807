import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Sop {
  id: string;
  client_id: string | null;
  version: number;
  updated_at: string;
  generation_state: string;
}

interface Page {
  items: { id: string }[];
  next_cursor: string | null;
}

const REFUSED = [422, [{ pointer: '#/client_id', detail: 'is not one of your clients' }]];
const TEMPLATE = { id: 'open-the-cafe', lang: 'en' };

let carlos: Person;
let stranger: Person;
let user: Person;

async function addClient({ client }: Person, name = 'Harbour Bakery'): Promise<string> {
  return (await client.post<{ id: string }>('/consultant/clients', { name })).body.id;
}

async function addSop({ client }: Person, clientId?: string | null): Promise<Sop> {
  const { status, body } = await client.post<Sop>('/sops', { template: TEMPLATE, client_id: clientId });
  expect(status).toBe(201);
  return body;
}

const read = async (id: string) => (await carlos.client.get<Sop>(`/sops/${id}`)).body;

const listed = async ({ client }: Person, query: string) =>
  (await client.get<Page>(`/sops?limit=100&${query}`)).body.items.map(({ id }) => id);

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
  stranger = await site.personOf('stranger@example.test', 'consultant');
  user = await site.personOf('user@example.test', 'user');
});

describe('an SOP of a consultant (screens M2)', () => {
  it('is for a client from the start, whether it is made of a prompt or of a template', async () => {
    const client = await addClient(carlos);
    const drafted = await carlos.client.post<Sop>('/sops', { prompt: 'Count the till.', client_id: client });
    expect([drafted.status, drafted.body.client_id]).toEqual([201, client]);
    expect((await addSop(carlos, client)).client_id).toBe(client);
    expect((await addSop(carlos)).client_id).toBeNull();
    const written = await eventually(
      () => read(drafted.body.id),
      (sop) => sop.generation_state === 'succeeded',
    );
    expect(written.client_id).toBe(client);
  });

  it('is made once for a repeated request, and the request for another client is another one', async () => {
    const [first, second] = [await addClient(carlos), await addClient(carlos)];
    const headers = { 'Idempotency-Key': randomUUID() };
    const post = (client_id: string | null) =>
      carlos.client.post<Sop & { code: string }>('/sops', { template: TEMPLATE, client_id }, { headers });
    const made = await post(first);
    expect((await post(first)).body.id).toBe(made.body.id);
    expect((await post(second)).body.code).toBe('idempotency-key-reused');
    expect((await post(null)).body.code).toBe('idempotency-key-reused');
  });

  it('goes to another client and to none without a version, for whoever is writing it at the time', async () => {
    const [first, second] = [await addClient(carlos), await addClient(carlos)];
    const sop = await addSop(carlos, first);
    const moved = await carlos.client.patch<Sop>(`/sops/${sop.id}`, { client_id: second });
    expect(moved.body).toMatchObject({ client_id: second, version: sop.version, updated_at: sop.updated_at });
    const renamed = await carlos.client.patch<Sop>(`/sops/${sop.id}`, { title: 'Opening', version: sop.version });
    expect(renamed.body).toMatchObject({ client_id: second, version: sop.version + 1 });
    expect((await carlos.client.patch<Sop>(`/sops/${sop.id}`, { client_id: null })).body.client_id).toBeNull();
  });

  it('is found by its client, newest first, page by page', async () => {
    const client = await addClient(carlos);
    const own = [await addSop(carlos, client), await addSop(carlos, client), await addSop(carlos, client)];
    await addSop(carlos, await addClient(carlos));
    const ids = own.map(({ id }) => id).reverse();
    expect(await listed(carlos, `client_id=${client}`)).toEqual(ids);
    await carlos.client.patch(`/sops/${ids[2]}`, { status: 'completed' });
    expect(await listed(carlos, `client_id=${client}&status=completed`)).toEqual([ids[2]]);
    expect(await listed(carlos, `client_id=${client}&status=in_progress`)).toEqual(ids.slice(0, 2));
    const first = (await carlos.client.get<Page>(`/sops?limit=2&client_id=${client}`)).body;
    const next = (await carlos.client.get<Page>(`/sops?limit=2&client_id=${client}&cursor=${first.next_cursor}`)).body;
    expect([...first.items, ...next.items].map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(next.next_cursor).toBeNull();
  });

  it('stays when its client is removed, and is for nobody then, also while it is in the trash', async () => {
    const client = await addClient(carlos);
    const [kept, deleted] = [await addSop(carlos, client), await addSop(carlos, client)];
    await carlos.client.delete(`/sops/${deleted.id}`);
    await site.query('DELETE FROM clients WHERE id = $1', [client]);
    expect((await read(kept.id)).client_id).toBeNull();
    await carlos.client.post(`/sops/${deleted.id}/restore`);
    expect((await read(deleted.id)).client_id).toBeNull();
  });

  it('tells its client in the export of the account', async () => {
    const client = await addClient(carlos);
    const sop = await addSop(carlos, client);
    const { body } = await carlos.client.get<{ sops: Sop[] }>('/account/export');
    expect(body.sops.find(({ id }) => id === sop.id)?.client_id).toBe(client);
  });
});

describe('the client of somebody else (S6.11)', () => {
  it('can be named by nobody: not by a stranger, not by a user, and not when it does not exist', async () => {
    const client = await addClient(carlos);
    const ownSop = await addSop(stranger);
    const userSop = await addSop(user);
    const answers = await Promise.all([
      stranger.client.post('/sops', { template: TEMPLATE, client_id: client }),
      stranger.client.post('/sops', { prompt: 'Count the till.', client_id: client }),
      stranger.client.patch(`/sops/${ownSop.id}`, { client_id: client }),
      user.client.post('/sops', { template: TEMPLATE, client_id: client }),
      user.client.patch(`/sops/${userSop.id}`, { client_id: client }),
      carlos.client.post('/sops', { template: TEMPLATE, client_id: randomUUID() }),
    ]);
    expect(answers.map(({ status, body }) => [status, body['errors']])).toEqual(answers.map(() => REFUSED));
    expect(await listed(stranger, `client_id=${client}`)).toEqual([]);
    expect(await listed(user, `client_id=${client}`)).toEqual([]);
  });

  it('is no longer the own one of somebody who has become a user', async () => {
    const former = await site.personOf('former@example.test', 'consultant');
    const client = await addClient(former);
    const sop = await addSop(former, client);
    await former.client.patch('/profiles/me', { user_type: 'user' });
    const kept = await former.client.patch<Sop>(`/sops/${sop.id}`, { client_id: client });
    expect(kept.status).toBe(422);
    const freed = await former.client.patch<Sop>(`/sops/${sop.id}`, { client_id: null });
    expect([freed.status, freed.body.client_id]).toEqual([200, null]);
  });

  it('is refused where it is no id at all', async () => {
    const sop = await addSop(carlos);
    const answers = await Promise.all([
      carlos.client.get('/sops?client_id=1'),
      carlos.client.post('/sops', { template: TEMPLATE, client_id: 'x' }),
      carlos.client.patch(`/sops/${sop.id}`, { client_id: '' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  });
});
