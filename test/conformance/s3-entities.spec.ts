import { beforeAll, describe, expect, it } from 'vitest';
import { callAuth } from '../api/auth/auth-wire.js';
import { authClientOf, authorizationCode, signInAs } from '../api/auth/sign-in.js';
import type { Person } from '../support/accounts.js';
import { useApi } from '../support/test-site.js';

// Drafts stand still: rows are seen as they are made.
const site = useApi({ BILLING_MODE: 'none', DRAFT_PACE_MS: '3000' });

type Fields = Record<string, unknown>;

const UUID = expect.stringMatching(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/);
const PROMPT = `Close the bar every night ${'x'.repeat(60)}`;

let person: Person;
let consultant: Person;

beforeAll(async () => {
  person = await site.personOf('writer@example.test', 'user');
  consultant = await site.personOf('adviser@example.test', 'consultant');
});

/** The row as the API gives it, and the same row of the database. */
async function rowOf(table: string, where: string, value: unknown): Promise<Fields> {
  const [row] = await site.query<Fields>(`SELECT * FROM ${table} WHERE ${where} = $1`, [value]);
  return row ?? {};
}

describe('profiles', () => {
  let profile: Fields;

  beforeAll(async () => {
    profile = (await person.client.get('/profiles/me')).body;
  });

  it.each([
    ['S3.1', 'id', () => person.userId],
    ['S3.2', 'user_type', () => 'user'],
    ['S3.3', 'full_name', () => expect.any(String)],
    ['S3.4', 'email', () => 'writer@example.test'],
    ['S7.27', 'user_type', () => 'user'],
    ['S7.29', 'full_name', () => expect.any(String)],
    ['S7.29', 'email', () => 'writer@example.test'],
  ])('%s have the field %s', (_id, field, value) => {
    expect(profile[field]).toEqual(value());
  });

  it.each([
    ['S3.2, S7.28', 'consultant', 200],
    ['S3.2, S7.28', 'user', 200],
    ['S1.6', 'admin', 422],
    ['S1.6', 'Consultant', 422],
    ['S1.6', '', 422],
    ['S1.6', 7, 422],
  ])('%s take the type %j: %d', async (_id, type, status) => {
    const other = await site.personOf('changing@example.test');
    const before = (await other.client.get('/profiles/me')).body['user_type'];
    expect((await other.client.patch('/profiles/me', { user_type: type })).status).toBe(status);
    const after = (await other.client.get('/profiles/me')).body['user_type'];
    expect(after).toBe(status === 200 ? type : before);
  });

  it('S1.6 are of two kinds in the database', async () => {
    const change = site.query("UPDATE profiles SET user_type = 'admin' WHERE id = $1", [person.userId]);
    await expect(change).rejects.toThrow(/check constraint/);
  });

  it('S5.12 are changed by signed-in people only', async () => {
    const answer = await fetch(`${site.origin}/api/v1/profiles/me`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_type: 'consultant' }),
    });
    expect(answer.status).toBe(401);
  });
});

describe('a session', () => {
  it('S3.5 has tokens, their ends, their type and the person', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'session@example.test');
    expect(session).toMatchObject({
      access_token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.stringMatching(/./),
      expires_in: expect.any(Number),
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { id: UUID, email: 'session@example.test' },
    });
  });

  it('S3.6 has the tokens of the provider as far as there are any', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'session@example.test');
    expect(session.provider_token).toEqual(expect.any(String));
    expect(session.provider_refresh_token ?? null).toSatisfy((token) => token === null || typeof token === 'string');
  });

  it('S3.7 carries the full name of the person', async () => {
    const client = authClientOf(site.origin, site.server.anonKey);
    await client.exchangeCodeForSession(await authorizationCode(client, site.origin, 'named@example.test'));
    const { data } = await client.updateUser({ data: { full_name: 'Nora Named' } });
    expect(data.user?.user_metadata['full_name']).toBe('Nora Named');
  });

  it('S3.38 fails with message, status and code', async () => {
    const { status, body } = await callAuth(site.server, 'PUT', '/user', { json: {}, accessToken: 'none' });
    const { error } = await authClientOf(site.origin, site.server.anonKey).signInWithPassword({
      email: 'nobody@example.test',
      password: 'wrong horse',
    });
    expect([status, body['code'], body['message']]).toEqual([403, 'bad_jwt', expect.any(String)]);
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
  });
});

describe('subscribers', () => {
  it.each([
    ['S3.9', 'user_id', () => person.userId],
    ['S3.10', 'subscribed', () => true],
    ['S3.11', 'subscription_tier', () => 'professional'],
    ['S3.12', 'subscription_end', () => new Date('2040-01-02T03:04:05Z')],
    ['S3.13', 'created_at', () => expect.any(Date)],
  ])('%s have the field %s', async (_id, field, value) => {
    await site.query(
      `INSERT INTO subscribers (user_id, subscribed, subscription_tier, subscription_end)
       VALUES ($1, true, 'professional', '2040-01-02T03:04:05Z') ON CONFLICT DO NOTHING`,
      [person.userId],
    );
    expect((await rowOf('subscribers', 'user_id', person.userId))[field]).toEqual(value());
    expect((await person.client.get('/subscriptions/me')).body).toHaveProperty(field);
  });

  it('S7.30 are read as the one row of the caller', async () => {
    expect((await person.client.get('/subscriptions/me')).body['user_id']).toBe(person.userId);
  });

  it('S3.14, S7.23 are checked by a call without body: three fields', async () => {
    const { status, body } = await person.client.post('/functions/check-subscription');
    expect(status).toBe(200);
    expect(body).toEqual({
      subscribed: expect.any(Boolean),
      subscription_tier: expect.any(String),
      subscription_end: TIME,
    });
  });
});

describe('sops', () => {
  let sop: Fields;

  beforeAll(async () => {
    sop = (await person.client.post('/sops', { prompt: PROMPT })).body;
  });

  it.each([
    ['S3.15', 'id', () => UUID],
    ['S3.16', 'user_id', () => person.userId],
    ['S3.17', 'title', () => expect.any(String)],
    ['S3.18', 'description', () => PROMPT],
    ['S3.19', 'content', () => expect.any(String)],
    ['S3.20', 'category', () => expect.any(String)],
    ['S3.21', 'status', () => expect.stringMatching(/^(?:in_progress|completed)$/)],
    ['S3.22', 'version', () => expect.any(Number)],
    ['S3.23', 'published_at', () => null],
    ['S3.24', 'created_at', () => TIME],
    ['S3.24', 'updated_at', () => TIME],
  ])('%s have the field %s', (_id, field, value) => {
    expect(sop[field]).toEqual(value());
  });

  it.each([
    ['S3.25, S5.5, S9.23', 'title', () => `${PROMPT.slice(0, 50)}...`],
    ['S3.27', 'content', () => 'SOP is being generated based on your prompt...'],
    ['S3.28', 'category', () => 'General'],
    ['S3.29', 'status', () => 'in_progress'],
    ['S3.30', 'description', () => PROMPT],
    ['S7.32', 'user_id', () => person.userId],
  ])('%s begin with %s', (_id, field, value) => {
    expect(sop[field]).toEqual(value());
  });

  it('S7.32 are written to the database as they are answered', async () => {
    const row = await rowOf('sops', 'id', sop['id']);
    const fields = ['user_id', 'title', 'description', 'content', 'category', 'status'];
    for (const field of fields) expect(row).toHaveProperty(field);
    expect([row['user_id'], row['title'], row['status']]).toEqual([person.userId, sop['title'], 'in_progress']);
  });

  it.each([
    ['S3.26, SD.1', 49, 49],
    ['S3.26, SD.1', 50, 50],
    ['S3.25, SD.1', 51, 53],
  ])('%s are called, after a prompt of %d characters, by %d', async (_id, length, titleLength) => {
    const { body } = await person.client.post<{ title: string }>('/sops', { prompt: 'a'.repeat(length) });
    expect(body.title).toHaveLength(titleLength);
    expect(body.title.endsWith('...')).toBe(length > 50);
  });

  it.each(['', '   ', '\n\t'])('S5.3 refuse the blank prompt %j, and nothing is kept of it', async (prompt) => {
    const lonely = await site.personOf('blank@example.test', 'user');
    const answer = await lonely.client.post('/sops', { prompt });
    expect(answer.status).toBe(422);
    expect((await lonely.client.get<{ items: [] }>('/sops')).body.items).toEqual([]);
    expect((await lonely.client.get<{ items: [] }>('/activity')).body.items).toEqual([]);
  });
});

describe('activity_logs', () => {
  it('S3.31, S3.32, S7.35 keep who did what, with the prompt of an SOP', async () => {
    const { body } = await person.client.get<{ items: Fields[] }>('/activity?limit=100');
    const entry = body.items.find(({ activity_data }) => (activity_data as Fields)['prompt'] === PROMPT);
    expect(entry).toMatchObject({
      user_id: person.userId,
      activity_type: 'sop_created',
      activity_data: { prompt: PROMPT },
    });
  });
});

describe('install_links', () => {
  it('S3.33 have six fields', async () => {
    const { body } = await person.client.post('/functions/generate-install-link');
    expect(body).toMatchObject({
      id: UUID,
      user_id: person.userId,
      install_id: expect.stringMatching(/./),
      is_active: true,
      created_at: TIME,
      download_url: `${site.origin}/join/${body['install_id']}`,
    });
  });
});

describe('the workspace of a consultant', () => {
  it.each([
    ['S3.34', 'clients', { name: 'Bakery', status: 'active' }, { id: UUID, status: 'active' }],
    ['S3.35', 'projects', { name: 'Opening', status: 'active' }, { id: UUID, status: 'active' }],
    ['S3.36', 'earnings', { amount: '12.50', earned_at: '2030-01-02T03:04:05Z' }, { amount: '12.50', earned_at: TIME }],
    [
      'S3.37',
      'meetings',
      { title: 'Start', scheduled_at: '2030-01-02T03:04:05Z' },
      { id: UUID, status: 'scheduled', scheduled_at: TIME },
    ],
  ])('%s has %s with their fields', async (_id, kind, entry, fields) => {
    const { status, body } = await consultant.client.post(`/consultant/${kind}`, entry);
    expect(status).toBe(201);
    expect(body).toMatchObject(fields);
  });
});
