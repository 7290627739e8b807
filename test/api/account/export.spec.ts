import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { addApp, signIn } from '../auth/factor-account.js';

const site = useApi();

type Export = { exported_at: string } & Record<string, Record<string, unknown>[]>;

const contract = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, { properties?: object }> };
};

/** Tables of a person that the file leaves out, each for a reason. */
const LEFT_OUT = new Set([
  // Only makes a repeated click harmless.
  'idempotency_keys',
  // Visits of the last two days, which only make a repeated beacon harmless; the reading time itself is exported.
  'sop_reading_visits',
  // Counts of the SOPs that are exported.
  'sop_count_changes',
  // Room that a file takes while it arrives: nothing of the file.
  'storage_uploads',
]);

async function exportOf({ client }: Person): Promise<Export> {
  return (await client.get<Export>('/account/export')).body;
}

async function draftedSop({ client }: Person, prompt: string): Promise<string> {
  const { body } = await client.post<{ id: string }>('/sops', { prompt });
  await eventually(
    async () => (await client.get<{ generation_state: string }>(`/sops/${body.id}`)).body,
    (sop) => sop.generation_state === 'succeeded',
  );
  return body.id;
}

describe('GET /account/export', () => {
  it('gives a person with a plan, a team and SOPs all of it, deleted SOPs too', async () => {
    const owner = await site.personOf('rich@example.test', 'user');
    await subscribe(owner);
    const kept = await draftedSop(owner, 'Water the plants every Monday');
    const deleted = await draftedSop(owner, 'Feed the cat');
    await owner.client.delete(`/sops/${deleted}`);
    const folder = await owner.client.post<{ id: string }>('/folders', { name: 'Garden' });
    await owner.client.patch(`/sops/${kept}`, { folder_id: folder.body.id, tags: ['garden'] });
    const link = await owner.client.post<{ install_id: string }>('/functions/generate-install-link', {});
    const member = await site.personOf('member@example.test', 'user');
    const joined = await member.client.post(`/invitations/${link.body.install_id}/accept`);
    expect(joined.status).toBeLessThan(300);

    const data = await exportOf(owner);
    expect(data['account']).toMatchObject([{ id: owner.userId, email: 'rich@example.test' }]);
    expect(data['profile']).toMatchObject([{ user_type: 'user', email: 'rich@example.test' }]);
    expect(data['sops']).toMatchObject([
      {
        id: kept,
        document: { title: expect.any(String) },
        deleted_at: null,
        folder_id: folder.body.id,
        tags: ['garden'],
      },
      { id: deleted, deleted_at: expect.any(String) },
    ]);
    expect(data['folders']).toMatchObject([{ id: folder.body.id, name: 'Garden', parent_id: null }]);
    expect(data['drafting_runs']).toHaveLength(2);
    expect(data['activity']?.map((entry) => entry['activity_type'])).toContain('sop_deleted');
    expect(data['subscription']).toMatchObject([{ subscribed: true, subscription_tier: 'professional' }]);
    expect(data['billing_history']?.length).toBeGreaterThan(0);
    expect(data['seats']).toMatchObject([{ is_active: true, member_email: 'member@example.test' }]);
    expect(data['sessions']).toHaveLength(1);
    expect(data['identities']).toHaveLength(1);
    expect((await exportOf(member))['memberships']).toMatchObject([{ owner_email: 'rich@example.test' }]);
    expect(JSON.stringify(data)).not.toContain(link.body.install_id);
  });

  it('gives a consultant the workspace', async () => {
    const consultant = await site.personOf('desk@example.test', 'consultant');
    const { body: client } = await consultant.client.post<{ id: string }>('/consultant/clients', {
      name: 'Bakery Ito',
    });
    const columns = '(id, consultant_id, client_id';
    const values = 'gen_random_uuid(), $1, $2';
    const ids = [consultant.userId, client.id];
    await site.query(`INSERT INTO projects ${columns}, name) VALUES (${values}, 'Kitchen')`, ids);
    await site.query(`INSERT INTO earnings ${columns}, amount, earned_at) VALUES (${values}, 12.5, now())`, ids);
    await site.query(`INSERT INTO meetings ${columns}, scheduled_at) VALUES (${values}, now())`, ids);
    const data = await exportOf(consultant);
    expect(data['clients']).toMatchObject([{ name: 'Bakery Ito' }]);
    expect(data['projects']).toMatchObject([{ name: 'Kitchen', client_id: client.id }]);
    expect(data['earnings']).toMatchObject([{ amount: 12.5, currency: 'usd' }]);
    expect(data['meetings']).toHaveLength(1);
  });

  it('holds nothing of anybody else, and no secret', async () => {
    const { client, session } = await signIn(site.server, 'secretive@example.test');
    const { uri } = await addApp(client);
    await client.mfa.recoveryCodes.generate();
    await client.updateUser({ password: 'correct horse battery' });
    const { data: steppedUp } = await client.getSession();
    const person = new ApiClient(site.origin, steppedUp.session?.access_token);
    const { body } = await person.get<Export>('/account/export');
    expect(body['second_factors']).toMatchObject([{ factor_type: 'totp', status: 'verified' }]);
    expect(body['recovery_codes']).toEqual([{ id: expect.any(String), remaining: 10, created_at: expect.any(String) }]);
    const owners = Object.values(body).flatMap((rows) =>
      Array.isArray(rows) ? rows.map((row) => row['user_id']) : [],
    );
    expect(new Set(owners)).toEqual(new Set([undefined]));
    const text = JSON.stringify(body);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    for (const hidden of [secret, session.refresh_token, '$argon2', 'sealed', 'token_hash', 'password_hash']) {
      expect(text).not.toContain(hidden);
    }
    expect(text).not.toContain('rich@example.test');
  });

  it('reads long lists to their end, in order', async () => {
    const writer = await site.personOf('writer@example.test');
    await site.query(
      `INSERT INTO sops (id, user_id, title, description, content)
       SELECT ('0190a000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'SOP ' || n, 'x', 'x'
       FROM generate_series(1, 173) n`,
      [writer.userId],
    );
    const { sops } = await exportOf(writer);
    expect(sops?.map((sop) => sop['title'])).toEqual(Array.from({ length: 173 }, (_, index) => `SOP ${index + 1}`));
  });

  it('is a file that nobody keeps, in the form of the contract', async () => {
    const person = await site.personOf('plain@example.test');
    const { headers, body } = await person.client.get<Export>('/account/export');
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    const promised = Object.keys(contract.components.schemas['AccountExportDto']?.properties ?? {});
    expect(Object.keys(body)).toEqual(promised);
  });

  it('needs a sign-in', async () => {
    expect((await new ApiClient(site.origin).get('/account/export')).status).toBe(401);
  });

  it('forgets no table that holds rows of people', async () => {
    const rows = await site.query<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'auth_users'::regclass AND conrelid::regclass::text NOT LIKE 'auth\\_%'`,
    );
    const features = new URL('../../../backend/src/features/', import.meta.url);
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' });
    const textsOf = (ending: string): string[] =>
      files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(new URL(file, features), 'utf8'));
    const subqueries = textsOf('.queries.ts').flatMap(
      (text) => text.match(/^export const EXPORTED_\w+ = `[^`]*`/gm) ?? [],
    );
    const parts = [...textsOf('.personal-data.ts'), ...subqueries].join('\n');
    const forgotten = rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name) && !parts.includes(name));
    expect(forgotten).toEqual([]);
  });

  it('is refused when it is asked for too often, to this person only', async () => {
    const strict = await site.startReplica({ RATE_LIMIT_FACTOR: '0.1' });
    const [often, seldom] = await Promise.all(
      ['often@example.test', 'seldom@example.test'].map((email) => personOf(strict, email, 'user')),
    );
    expect((await often?.client.get('/account/export'))?.status).toBe(200);
    const refused = await often?.client.get<{ code: string }>('/account/export');
    expect([refused?.status, refused?.body.code]).toEqual([429, 'too-many-exports']);
    expect((await seldom?.client.get('/account/export'))?.status).toBe(200);
  });
});
