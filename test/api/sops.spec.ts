import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { useApi } from '../support/test-site.js';
import { TIME, UUID } from '../support/wire-formats.js';
import { signInAs } from './auth/sign-in.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Sop {
  id: string;
  user_id: string;
  title: string;
  description: string;
  content: string;
  category: string;
  status: string;
  version: number;
  generation_state: string;
  drafted_by: string | null;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  document: {
    questions: { id: string; answer: string | null }[];
    phases: { steps: { id: string; text: string }[] }[];
  } | null;
  generation: { id: string; state: string; attempt: number } | null;
}

interface Page {
  items: Sop[];
  next_cursor: string | null;
}

interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: string;
  instance: string;
  errors?: { pointer: string; detail: string }[];
}

const UNKNOWN_ID = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

let anna: ApiClient;
let ben: ApiClient;

async function clientOf(email: string): Promise<ApiClient> {
  const session = await signInAs(site.origin, site.server.anonKey, email);
  return new ApiClient(site.origin, session.access_token);
}

async function idOf(client: ApiClient): Promise<string> {
  return (await client.get<{ id: string }>('/profiles/me')).body.id;
}

async function createSop(client: ApiClient, prompt: string): Promise<Sop> {
  const { status, body } = await client.post<Sop>('/sops', { prompt });
  expect(status).toBe(201);
  return body;
}

function readSop(client: ApiClient, id: string): Promise<Sop> {
  return client.get<Sop>(`/sops/${id}`).then(({ body }) => body);
}

function whenDrafted(client: ApiClient, id: string): Promise<Sop> {
  return eventually(
    () => readSop(client, id),
    (sop) => sop.generation_state === 'succeeded',
  );
}

beforeAll(async () => {
  anna = await clientOf('anna@example.test');
  ben = await clientOf('ben@example.test');
});

describe('POST /sops', () => {
  it('makes a row at once with the placeholder of the specification (S1.2, S3.15-S3.30, S7.32)', async () => {
    const prompt = `Close the bar every night ${'x'.repeat(60)}`;
    const { status, body, headers } = await anna.post<Sop>('/sops', { prompt });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/v1/sops/${body.id}`);
    const userId = await idOf(anna);
    expect(body).toMatchObject({
      id: expect.stringMatching(UUID),
      user_id: userId,
      title: `${prompt.slice(0, 50)}...`,
      description: prompt,
      content: 'SOP is being generated based on your prompt...',
      category: 'General',
      status: 'in_progress',
      version: 1,
      published_at: null,
      created_at: expect.stringMatching(TIME),
      updated_at: expect.stringMatching(TIME),
    });
    // A draft may have changed the rest already.
    const kept = { user_id: userId, description: prompt, status: 'in_progress' };
    const drafted = { title: expect.any(String), content: expect.any(String), category: expect.any(String) };
    expect(await site.query('SELECT * FROM sops WHERE id = $1', [body.id])).toEqual([
      expect.objectContaining({ ...kept, ...drafted }),
    ]);
  });

  it('logs sop_created with the prompt in the same transaction (S3.31, S3.32, S7.35)', async () => {
    const sop = await createSop(ben, 'Water the plants');
    const { body } = await ben.get<{ items: { activity_type: string; activity_data: object }[] }>('/activity');
    expect(body.items).toContainEqual(
      expect.objectContaining({
        user_id: await idOf(ben),
        activity_type: 'sop_created',
        activity_data: { sop_id: sop.id, prompt: 'Water the plants' },
      }),
    );
  });

  it('drafts it in the background; the status stays in progress (T13)', async () => {
    const sop = await createSop(anna, 'Closing: last orders 21:45, fryer off, fridge at 5 °C or colder written down');
    const drafted = await whenDrafted(anna, sop.id);
    expect(drafted.content).toContain('21:45');
    expect(drafted.content).toContain('5 °C');
    expect(drafted).toMatchObject({
      status: 'in_progress',
      drafted_by: 'template',
      generation: { state: 'succeeded' },
    });
    expect(drafted.content).toContain('Drafted without a language model');
    expect(drafted.updated_at > sop.updated_at).toBe(true);
  });

  it.each([
    ['an empty prompt (S5.1)', { prompt: '' }],
    ['a blank prompt (S5.3)', { prompt: ' \n\t ' }],
    ['a missing prompt', {}],
    ['a prompt that is no text', { prompt: 42 }],
    ['a prompt over 20,000 characters', { prompt: 'a'.repeat(20_001) }],
    ['NUL', { prompt: 'a\u0000b' }],
    ['a lone surrogate', { prompt: 'a\ud800b' }],
    ['unknown fields', { prompt: 'Water the plants', user_id: UNKNOWN_ID }],
  ])('refuses %s with 422, and keeps nothing of it', async (_name, body) => {
    const kept = async () => {
      // A draft that ends meanwhile is an action as well.
      const paths = ['/sops?limit=100', '/activity?type=sop_created&limit=100'];
      const answers = await Promise.all(paths.map((path) => anna.get<Page>(path)));
      return answers.map((list) => list.body.items.length);
    };
    const before = await kept();
    const answer = await anna.post<ProblemBody>('/sops', body);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body.code).toBe('invalid-fields');
    expect(answer.body.errors?.[0]?.pointer).toMatch(/^#\/(prompt|user_id)$/);
    expect(await kept()).toEqual(before);
  });

  it('accepts 20,000 characters (T46)', async () => {
    const sop = await createSop(anna, `Clean the floor. ${'b'.repeat(19_983)}`);
    expect(sop.description.length).toBe(20_000);
  });

  it('refuses what is no JSON, a wrong content type and a body over the limit', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await anna.request<ProblemBody>('POST', '/sops', { raw: '{"prompt":', headers });
    expect([broken.status, broken.body.code]).toEqual([400, 'malformed-request']);
    const text = await anna.request<ProblemBody>('POST', '/sops', {
      raw: 'prompt',
      headers: { 'content-type': 'text/plain' },
    });
    expect([text.status, text.body.code]).toEqual([415, 'unsupported-media-type']);
    const large = await anna.request<ProblemBody>('POST', '/sops', {
      raw: `{"prompt":"${'a'.repeat(1_100_000)}"}`,
      headers,
    });
    expect([large.status, large.body.code]).toEqual([413, 'body-too-large']);
    const polluted = await anna.request<ProblemBody>('POST', '/sops', {
      raw: '{"__proto__":{"a":1},"prompt":"x"}',
      headers,
    });
    expect(polluted.status).toBe(400);
  });

  it('gives it the title that was sent along, which is part of what a repeated key stands for', async () => {
    const headers = { 'idempotency-key': 'with-a-title' };
    const create = (title: string) => anna.post<Sop>('/sops', { prompt: 'Sweep the yard', title }, { headers });
    const [first, again, other] = [await create('The yard'), await create('The yard'), await create('Sweeping')];
    expect([first.status, first.body.title]).toEqual([201, 'The yard']);
    expect(again.body.id).toBe(first.body.id);
    expect(other.status).toBe(422);
    for (const title of ['', ' ', 'x'.repeat(201), 'a\u0000', null]) {
      const { status, body } = await anna.post<ProblemBody>('/sops', { prompt: 'Sweep the yard', title });
      expect([status, body.errors?.[0]?.pointer]).toEqual([422, '#/title']);
    }
  });

  it('makes one SOP of a repeated Idempotency-Key, also of parallel ones', async () => {
    const headers = { 'idempotency-key': 'double-click-1' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => anna.post<Sop>('/sops', { prompt: 'Sweep the yard' }, { headers })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const other = await anna.post<ProblemBody>('/sops', { prompt: 'Something else' }, { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    const stranger = await ben.post<Sop>('/sops', { prompt: 'Sweep the yard' }, { headers });
    expect(stranger.body.id).not.toBe(answers[0]?.body.id);
  });

  it('needs a signed-in person', async () => {
    const { status, body, headers } = await new ApiClient(site.origin).post<ProblemBody>('/sops', { prompt: 'x' });
    expect([status, body.code]).toEqual([401, 'not-signed-in']);
    expect(headers.get('www-authenticate')).toContain('Bearer');
  });
});

describe('GET /sops', () => {
  it('holds only own SOPs, newest update first, in pages that neither lose nor repeat a row (S2.94, S2.95, S7.31)', async () => {
    const cara = await clientOf('cara@example.test');
    const created: string[] = [];
    for (let n = 0; n < 7; n += 1) created.push((await createSop(cara, `Procedure ${n}`)).id);
    await Promise.all(created.map((id) => whenDrafted(cara, id)));
    const seen: Sop[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Page } = await cara.get<Page>(`/sops?limit=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.items);
      cursor = body.next_cursor;
    }
    expect(new Set(seen.map((sop) => sop.id))).toEqual(new Set(created));
    const times = seen.map((sop) => sop.updated_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(seen[0]).not.toHaveProperty('content');
  });

  it('returns later pages unchanged while rows are created or changed above them', async () => {
    const dora = await clientOf('dora@example.test');
    const created: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { id } = await createSop(dora, `Routine ${n}`);
      await whenDrafted(dora, id);
      created.unshift(id);
    }
    const first = (await dora.get<Page>('/sops?limit=2')).body;
    expect(first.items.map((sop) => sop.id)).toEqual(created.slice(0, 2));
    await createSop(dora, 'Something new');
    await dora.patch(`/sops/${created[1]}`, { status: 'completed' });
    const second = (await dora.get<Page>(`/sops?limit=2&cursor=${first.next_cursor}`)).body;
    const third = (await dora.get<Page>(`/sops?limit=2&cursor=${second.next_cursor}`)).body;
    expect([...second.items, ...third.items].map((sop) => sop.id)).toEqual(created.slice(2));
    expect(third.next_cursor).toBeNull();
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'cursor=%00', 'status=draft', 'offset=3'])(
    'refuses ?%s with 422',
    async (query) => {
      expect((await anna.get(`/sops?${query}`)).status).toBe(422);
    },
  );
});

describe('PATCH /sops/{id}', () => {
  it('publishes with server time and withdraws again (S4.23-S4.25, S7.33, SD.11)', async () => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Lock the safe')).id);
    const before = Date.now() - 5_000;
    const completed = await anna.patch<Sop>(`/sops/${sop.id}`, { status: 'completed' });
    expect(completed.body.status).toBe('completed');
    expect(Date.parse(completed.body.published_at ?? '')).toBeGreaterThan(before);
    expect(Date.parse(completed.body.published_at ?? '')).toBeLessThan(Date.now() + 5_000);
    const reopened = await anna.patch<Sop>(`/sops/${sop.id}`, { status: 'in_progress' });
    expect(reopened.body).toMatchObject({ status: 'in_progress', published_at: null });
  });

  it.each(['published', 'Completed', '', null])('knows no other status: %j (S4.23)', async (status) => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Keep your status')).id);
    expect((await anna.patch(`/sops/${sop.id}`, { status })).status).toBe(422);
    expect((await readSop(anna, sop.id)).status).toBe('in_progress');
  });

  it('takes no time of publication from the client (SD.11)', async () => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Lock the shed')).id);
    await anna.patch(`/sops/${sop.id}`, { status: 'completed', published_at: '2001-01-01T00:00:00Z' });
    expect((await readSop(anna, sop.id)).published_at).not.toBe('2001-01-01T00:00:00.000Z');
  });

  it('ends two quick toggles in a consistent pair (SD.10)', async () => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Toggle me')).id);
    await Promise.all(
      ['completed', 'in_progress', 'completed', 'in_progress'].map((status) =>
        anna.patch(`/sops/${sop.id}`, { status }),
      ),
    );
    const { status, published_at } = await readSop(anna, sop.id);
    expect(published_at !== null).toBe(status === 'completed');
  });

  it('changes the title only for somebody who has seen the current version', async () => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Open the gate')).id);
    const blind = await anna.patch<ProblemBody>(`/sops/${sop.id}`, { title: 'Opening the gate' });
    expect([blind.status, blind.body.code]).toEqual([428, 'version-required']);
    const first = await anna.patch<Sop>(`/sops/${sop.id}`, { title: ' Opening\nthe gate ', version: sop.version });
    expect(first.body).toMatchObject({ title: 'Opening the gate', version: sop.version + 1 });
    const stale = await anna.patch<ProblemBody>(
      `/sops/${sop.id}`,
      { title: 'Late' },
      { headers: { 'if-match': `"${sop.version}"` } },
    );
    expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
    const headers = { 'if-match': `"${sop.version + 1}"` };
    expect((await anna.patch(`/sops/${sop.id}`, { content: 'My own words' }, { headers })).status).toBe(200);
    expect(await readSop(anna, sop.id)).toMatchObject({ content: 'My own words', document: null, drafted_by: 'user' });
  });

  it('counts the saves of one sitting as one activity, and another SOP or a later sitting as another', async () => {
    const carla = await clientOf('carla@example.test');
    const save = async (id: string) => {
      const { version } = await readSop(carla, id);
      return carla.patch(`/sops/${id}`, { title: `Title ${version}`, version });
    };
    const edits = async () => {
      type Entries = { items: { activity_type: string; activity_data: { sop_id?: string } }[] };
      const { body } = await carla.get<Entries>('/activity?type=sop_updated&limit=100');
      return body.items.map(({ activity_data }) => activity_data.sop_id);
    };
    const { id } = await whenDrafted(carla, (await createSop(carla, 'Open the gate')).id);
    const other = await whenDrafted(carla, (await createSop(carla, 'Close the gate')).id);
    for (const each of [id, id, other.id, id]) expect((await save(each)).status).toBe(200);
    expect(await edits()).toEqual([other.id, id]);
    await site.query("UPDATE activity_logs SET created_at = created_at - interval '11 minutes'", []);
    await save(id);
    expect(await edits()).toEqual([id, other.id, id]);
  });

  it('answers of two editors with the same version: one wins, none is lost silently', async () => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Race')).id);
    const answers = await Promise.all(
      ['one', 'two'].map((title) => anna.patch(`/sops/${sop.id}`, { title, version: sop.version })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ status: 'published' }],
    [{ status: null }],
    [{ title: '', version: 1 }],
    [{ title: 'a'.repeat(201), version: 1 }],
    [{ title: 'x', version: '1' }],
    [{ published_at: '2020-01-01T00:00:00Z' }],
    [{ document: { v: 1 }, version: 1 }],
  ])('refuses %j', async (body) => {
    const sop = await createSop(anna, 'Refuse me');
    const { status } = await anna.patch(`/sops/${sop.id}`, body);
    expect([409, 422]).toContain(status);
    if (!('document' in body)) expect(status).toBe(422);
  });
});

describe('questions', () => {
  it('an answer fills the document and moves the version', async () => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Opening the café')).id);
    const question = sop.document?.questions[0];
    expect(question).toBeDefined();
    const answered = await anna.put<Sop>(`/sops/${sop.id}/questions/${question?.id}`, { answer: 'Every day at seven' });
    expect(answered.status).toBe(200);
    expect(answered.body.document?.questions.find(({ id }) => id === question?.id)?.answer).toBe('Every day at seven');
    expect(answered.body.content).toContain('Every day at seven');
    expect(answered.body.version).toBe(sop.version + 1);
    const unknown = await anna.put<ProblemBody>(`/sops/${sop.id}/questions/nope`, { answer: 'x' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'question-not-found']);
  });
});

describe('DELETE /sops/{id}', () => {
  it('removes it from sight from either status and can be undone (S4.26, S4.27, S7.34)', async () => {
    for (const status of ['in_progress', 'completed']) {
      const sop = await whenDrafted(anna, (await createSop(anna, `Delete ${status}`)).id);
      await anna.patch(`/sops/${sop.id}`, { status });
      expect((await anna.delete(`/sops/${sop.id}`)).status).toBe(204);
      expect((await anna.get(`/sops/${sop.id}`)).status).toBe(404);
      expect((await anna.delete(`/sops/${sop.id}`)).status).toBe(404);
      const restored = await anna.post<Sop>(`/sops/${sop.id}/restore`);
      expect(restored.body).toMatchObject({ id: sop.id, status });
      expect((await anna.post<ProblemBody>(`/sops/${sop.id}/restore`)).body.code).toBe('sop-not-deleted');
    }
  });
});

describe('regenerate', () => {
  it('drafts again, and asks before it replaces changes made by hand', async () => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Wash the van')).id);
    await anna.patch(`/sops/${sop.id}`, { content: 'By hand', version: sop.version });
    const refused = await anna.post<ProblemBody>(`/sops/${sop.id}/generations`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'edits-would-be-lost']);
    const again = await anna.post<Sop>(`/sops/${sop.id}/generations`, {
      prompt: 'Wash the van with 5 litres of water',
      replace_edits: true,
    });
    expect(again.status).toBe(202);
    expect((await whenDrafted(anna, sop.id)).content).toContain('5 litres');
    const runs = await anna.get<{ items: { state: string }[] }>(`/sops/${sop.id}/generations`);
    expect(runs.body.items.map((run) => run.state)).toEqual(['succeeded', 'succeeded']);
  });

  it('has nothing to cancel when nothing is being drafted', async () => {
    const sop = await whenDrafted(anna, (await createSop(anna, 'Rest')).id);
    const { status, body } = await anna.post<ProblemBody>(`/sops/${sop.id}/generations/cancel`);
    expect([status, body.code]).toEqual([409, 'no-draft-in-progress']);
  });
});

describe("another person's SOP does not exist (S6.10, SD.9)", () => {
  it.each<[string, string, unknown]>([
    ['GET', '', undefined],
    ['PATCH', '', { status: 'completed' }],
    ['DELETE', '', undefined],
    ['POST', '/restore', {}],
    ['GET', '/generations', undefined],
    ['POST', '/generations', {}],
    ['POST', '/generations/cancel', {}],
    ['GET', '/checks', undefined],
    ['POST', '/exports', { format: 'txt' }],
    ['PUT', '/questions/abcd1234', { answer: 'x' }],
  ])('%s /sops/{id}%s is 404 and changes nothing', async (method, path, json) => {
    const sop = await createSop(anna, 'Mine');
    const options = json === undefined ? {} : { json };
    const foreign = await ben.request<ProblemBody>(method, `/sops/${sop.id}${path}`, options);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'sop-not-found']);
    expect((await readSop(anna, sop.id)).status).toBe('in_progress');
    const absent = await ben.request<ProblemBody>(method, `/sops/${UNKNOWN_ID}${path}`, options);
    expect(absent.status).toBe(404);
    const malformed = await ben.request<ProblemBody>(method, `/sops/1%20or%201=1${path}`, options);
    expect(malformed.status).toBe(404);
  });
});

describe('a consultant', () => {
  it('reads nothing of the users (SD.12)', async () => {
    const { id } = await createSop(anna, 'For my team.');
    const { client } = await site.personOf('carlos@example.test', 'consultant');
    for (const path of ['/sops', '/install-links', '/activity', '/shared-sops']) {
      const { status, body } = await client.get<Page>(path);
      if (status === 200) expect(body.items, path).toEqual([]);
      else expect(status, path).toBe(403);
    }
    for (const path of [`/sops/${id}`, `/shared-sops/${id}`]) {
      expect([403, 404], path).toContain((await client.get(path)).status);
    }
  });
});

describe('quality checks', () => {
  it('show which facts of the prompt are kept', async () => {
    const sop = await whenDrafted(
      anna,
      (await createSop(anna, 'Fryer off at 21:45, oil below 60 °C before draining')).id,
    );
    const { status, body } = await anna.get<{
      passed: number;
      total: number;
      results: { id: string; passed: boolean }[];
    }>(`/sops/${sop.id}/checks`);
    expect(status).toBe(200);
    expect(body.total).toBe(body.results.length);
    expect(body.results.find((result) => result.id === 'Q02')?.passed).toBe(true);
  });

  it('show which lines are unchanged from the prompt (drafting 5)', async () => {
    const { id } = await createSop(anna, 'Closing the bakery. Check the oven. The dough rests on the wooden bench.');
    const { document } = await whenDrafted(anna, id);
    const { body } = await anna.get<{ as_written: string[] }>(`/sops/${id}/checks`);
    const steps = document?.phases.flatMap((phase) => phase.steps) ?? [];
    const written = steps.filter((step) => body.as_written.includes(step.id)).map(({ text }) => text);
    expect(written.length).toBeGreaterThan(0);
    expect(written).not.toContain('Check the oven');
  });
});
