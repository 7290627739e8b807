import { readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { accessTokenOf, addApp, enrollApp, signIn } from '../auth/factor-account.js';
import { attach } from '../sops-attachments/attach.js';
import { PERSONAS, type Persona } from './expectations.js';
import { type Belongings, type MatrixRow, ROWS } from './rows.js';

const site = useApi({ BILLING_MODE: 'none', MAIL_MIN_INTERVAL_S: '0' });

const PREFIX = '/api/v1';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** From the stranger to the owner: what the owner's call changes must not spoil the others'. */
const ORDER: readonly Persona[] = [...PERSONAS].sort((a, b) => Number(isOwner(a)) - Number(isOwner(b)));

function isOwner(persona: Persona): boolean {
  return persona === 'user' || persona === 'consultant';
}

/** Every operation of the contract, as `METHOD /path`. */
function contractOperations(): string[] {
  const contract = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => METHODS.includes(method))
      .map((method) => `${method.toUpperCase()} ${path.slice(PREFIX.length)}`),
  );
}

let own: Belongings;
const tokens = new Map<Persona, string>();

beforeAll(async () => {
  const user = await site.personOf('user@example.test', 'user');
  const consultant = await site.personOf('consultant@example.test', 'consultant');
  const people = {
    user,
    consultant,
    'other user': await site.personOf('other-user@example.test', 'user'),
    'other consultant': await site.personOf('other-consultant@example.test', 'consultant'),
  };
  for (const [persona, { accessToken }] of Object.entries(people)) tokens.set(persona as Persona, accessToken);
  tokens.set('anon key', site.server.anonKey);
  tokens.set('unproved', await unprovedToken());
  tokens.set('dead session', await deadToken());
  own = { ...(await belongingsOf(user)), ...(await workspaceOf(consultant)) };
});

async function unprovedToken(): Promise<string> {
  await addApp((await signIn(site.server, 'unproved@example.test')).client);
  return accessTokenOf((await signIn(site.server, 'unproved@example.test')).client);
}

async function deadToken(): Promise<string> {
  const { client } = await signIn(site.server, 'dead@example.test');
  const token = await accessTokenOf(client);
  await client.signOut();
  return token;
}

type UserBelongings = Pick<
  Belongings,
  | 'sop'
  | 'doomedSop'
  | 'question'
  | 'version'
  | 'folder'
  | 'template'
  | 'imported'
  | 'importedSop'
  | 'attachment'
  | 'archive'
  | 'doomedArchive'
  | 'seat'
  | 'installLink'
  | 'factor'
  | 'otherSession'
>;

async function exported(client: ApiClient): Promise<string> {
  const ordered = await client.post<{ id: string }>('/archives', {});
  await eventually(
    () => client.get<{ state: string }>(`/archives/${ordered.body.id}`),
    ({ body }) => body.state === 'done',
  );
  return ordered.body.id;
}

async function belongingsOf(person: Person): Promise<UserBelongings> {
  const { client } = person;
  const { client: elsewhere, session } = await signIn(site.server, 'user@example.test');
  const { id: factor } = await enrollApp(elsewhere);
  const created = await client.post<{ id: string }>('/sops', { prompt: 'Opening the café' });
  const doomed = await client.post<{ id: string }>('/sops', { prompt: 'Closing the bakery' });
  const drafted = await eventually(
    () =>
      client.get<{ generation_state: string; document: { questions: { id: string }[] } | null }>(
        `/sops/${created.body.id}`,
      ),
    ({ body }) => body.generation_state === 'succeeded',
  );
  const versions = await client.get<{ items: { id: string }[] }>(`/sops/${created.body.id}/versions`);
  const sent = await client.post<{ id: string }>('/imports', { text: '1. Unlock the door\n2. Switch on the lights' });
  const imported = await eventually(
    () => client.get<{ id: string; state: string; sop_id: string | null }>(`/imports/${sent.body.id}`),
    ({ body }) => body.state === 'done',
  );
  const attached = await attach(site.origin, person, created.body.id, {
    name: 'Plan.txt',
    content: 'Key under the mat',
  });
  const link = await client.post<{ id: string; install_id: string }>('/functions/generate-install-link');
  const folder = await client.post<{ id: string }>('/folders', { name: 'Kitchen' });
  const archive = await exported(client);
  const doomedArchive = await exported(client);
  const template = await client.post<{ id: string }>('/own-templates', { sop_id: created.body.id, title: 'Opening' });
  return {
    sop: created.body.id,
    doomedSop: doomed.body.id,
    question: drafted.body.document?.questions[0]?.id ?? '',
    version: versions.body.items[0]?.id ?? '',
    folder: folder.body.id,
    template: template.body.id,
    imported: imported.body.id,
    importedSop: imported.body.sop_id ?? '',
    attachment: attached.body.id,
    archive,
    doomedArchive,
    seat: link.body.id,
    installLink: link.body.install_id,
    factor,
    otherSession: String(decodeJwt(session.access_token)['session_id']),
  };
}

async function workspaceOf({ client }: Person): Promise<Omit<Belongings, keyof UserBelongings>> {
  const make = async (path: string, fields: object): Promise<string> =>
    (await client.post<{ id: string }>(`/consultant/${path}`, fields)).body.id;
  return {
    client: await make('clients', { name: 'Harbour Bakery' }),
    doomedClient: await make('clients', { name: 'Old Mill' }),
    project: await make('projects', { name: 'Closing' }),
    doomedProject: await make('projects', { name: 'Moving' }),
    earning: await make('earnings', { amount: '10.00', earned_at: '2026-01-31T00:00:00Z' }),
    meeting: await make('meetings', { title: 'Review', scheduled_at: '2026-01-31T00:00:00Z' }),
    doomedMeeting: await make('meetings', { title: 'Kickoff', scheduled_at: '2026-01-31T00:00:00Z' }),
  };
}

async function statusFor(persona: Persona, operation: string, row: MatrixRow): Promise<number> {
  const [method = '', template = ''] = operation.split(' ');
  const parameters = row.path?.(own) ?? {};
  const path = template.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const json = typeof row.json === 'function' ? row.json(own) : row.json;
  const client = new ApiClient(site.origin, tokens.get(persona));
  const { status } = await client.request(method, row.query ? `${path}?${row.query}` : path, {
    headers: persona === 'nobody' ? {} : { apikey: site.server.anonKey },
    ...(json === undefined ? {} : { json }),
  });
  return status;
}

describe('who is answered how', () => {
  it('is known for every operation of the contract, and for nothing else', () => {
    expect(Object.keys(ROWS).sort()).toEqual(contractOperations().sort());
  });

  it.each(Object.entries(ROWS))('%s', async (operation, row) => {
    const statuses: Partial<Record<Persona, number>> = {};
    for (const persona of ORDER) statuses[persona] = await statusFor(persona, operation, row);
    expect(statuses).toEqual(row.expect);
  });
});
