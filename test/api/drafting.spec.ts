import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import type { RecordedCall } from '../support/model-server/chat-request.js';
import { ModelServer } from '../support/model-server/model-server.js';
import { type Person, personOf } from '../support/people.js';
import { findFreePort, type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { buildWireSop } from '../support/wire-sop.js';

const PROMPT = 'Close the bar: last orders 22:30, count the till, lock the door';
const CANCELLED_PROMPT = 'Open the terrace: wipe the tables, put out the chairs';
const SHARED = { BILLING_MODE: 'none', SECRET_KEY: 'a-secret-shared-by-all-the-replicas', LOG_LEVEL: 'error' };

interface Sop {
  id: string;
  content: string;
  description: string;
  version: number;
  status: string;
  generation_state: string;
  drafted_by: string | null;
  document: { phases: { steps: { text: string; src: string }[] }[]; questions: { text: string }[] } | null;
  generation: {
    state: string;
    attempt: number;
    error_code: string | null;
    fallback_reason: string | null;
    provider: string;
  };
}

let database: TestDatabase;
let models: ModelServer;
let running: RunningServer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  models = await ModelServer.start({ answer: buildWireSop() });
});

afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
});

afterAll(async () => {
  await models?.stop();
  await database?.drop();
});

async function start(env: Record<string, string>, port?: number): Promise<RunningServer> {
  const server = await startServer({
    databaseUrl: database.url,
    env: { ...SHARED, ...env },
    ...(port === undefined ? {} : { port }),
  });
  running.push(server);
  return server;
}

/** A server whose only model behaves as named (see test/support/model-server). */
function startWithModel(behaviour: string, env: Record<string, string> = {}): Promise<RunningServer> {
  return start({ AI_CHAIN: `local:${behaviour}`, AI_LOCAL_BASE_URL: models.baseUrl, ...env });
}

async function createSop({ client }: Person, prompt = PROMPT): Promise<Sop> {
  const { status, body } = await client.post<Sop>('/sops', { prompt });
  expect(status).toBe(201);
  return body;
}

function until({ client }: Person, id: string, states: string[], timeoutMs = 60_000): Promise<Sop> {
  return eventually(
    () => client.get<Sop>(`/sops/${id}`).then(({ body }) => body),
    (sop) => states.includes(sop.generation_state),
    timeoutMs,
  );
}

// A queue finds out after a while that a worker has died: longer than other tests may last.
describe('a killed process', { timeout: 90_000 }, () => {
  it('loses nothing: the restarted one finishes the draft', async () => {
    const port = await findFreePort();
    const first = await start({ DRAFT_PACE_MS: '400' }, port);
    const person = await personOf(first, 'killed@example.test');
    const sop = await createSop(person);
    await until(person, sop.id, ['running']);
    await first.kill9();
    await start({}, port);
    const finished = await until(person, sop.id, ['succeeded', 'failed']);
    expect(finished.generation_state).toBe('succeeded');
    expect(finished.generation.attempt).toBeGreaterThan(1);
    expect(finished.content).toContain('22:30');
  });

  it('is replaced by another worker that is already there', async () => {
    const web = await start({ PROCESS_ROLE: 'web' });
    const worker = await start({ PROCESS_ROLE: 'all', DRAFT_PACE_MS: '500', APP_URL: web.origin });
    const person = await personOf(web, 'taken-over@example.test');
    const sop = await createSop(person);
    await until(person, sop.id, ['running']);
    await start({ PROCESS_ROLE: 'all', APP_URL: web.origin });
    await worker.kill9();
    const finished = await until(person, sop.id, ['succeeded', 'failed']);
    expect(finished).toMatchObject({ generation_state: 'succeeded', generation: { attempt: 2 } });
  });

  it('stopped in an orderly way gives its draft back without using up an attempt', async () => {
    const port = await findFreePort();
    const first = await start({ DRAFT_PACE_MS: '500' }, port);
    const person = await personOf(first, 'stopped@example.test');
    const sop = await createSop(person);
    await until(person, sop.id, ['running']);
    await first.stop();
    await start({}, port);
    expect((await until(person, sop.id, ['succeeded', 'failed'])).generation).toMatchObject({
      state: 'succeeded',
      attempt: 1,
    });
  });
});

describe('a worker whose run was given to another one', { timeout: 90_000 }, () => {
  it('writes nothing of it, although nobody has told it', async () => {
    const server = await startWithModel('think-slowly');
    const person = await personOf(server, 'fenced@example.test');
    const sop = await createSop(person);
    await eventually(
      async () => models.calls.filter(({ model }) => model === 'think-slowly').length,
      (count) => count > 0,
    );
    const taken = 'UPDATE sop_generations SET fencing_token = gen_random_uuid() WHERE sop_id = $1';
    const job = `SELECT state FROM pgboss.job WHERE name = 'sop.generate' AND data ->> 'generationId' =
      (SELECT id::text FROM sop_generations WHERE sop_id = $1)`;
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    try {
      await owner.query(taken, [sop.id]);
      // The worker comes to its end and finds that the run is not its own any more.
      await eventually(
        () => owner.query<{ state: string }>(job, [sop.id]),
        ({ rows }) => rows[0]?.state === 'completed',
      );
    } finally {
      await owner.end();
    }
    const { body } = await person.client.get<Sop>(`/sops/${sop.id}`);
    expect(body).toMatchObject({ generation_state: 'running', drafted_by: null, document: null });
  });
});

describe('many drafts of one person', { timeout: 90_000 }, () => {
  it('leave room for somebody else: a later draft is begun before most of them (security SEC4)', async () => {
    const server = await start({ DRAFT_PACE_MS: '20' });
    const many = await personOf(server, 'many@example.test');
    const one = await personOf(server, 'one@example.test');
    await Promise.all(Array.from({ length: 50 }, () => createSop(many)));
    const other = await createSop(one);
    const { generation } = await until(one, other.id, ['succeeded']);
    const { body } = await many.client.get<{ items: { id: string; generation_state: string }[] }>('/sops?limit=100');
    const waiting = body.items.filter(({ generation_state }) => generation_state === 'queued');
    // What still waits would be drafted by the servers of the next tests.
    await Promise.all(body.items.map(({ id }) => many.client.delete(`/sops/${id}`)));
    expect(generation.state).toBe('succeeded');
    expect(waiting.length).toBeGreaterThan(25);
  });
});

describe('cancelling', () => {
  it('stops a draft that runs, closes the connection to the model, and keeps the prompt', async () => {
    const server = await startWithModel('drip');
    const person = await personOf(server, 'cancel@example.test');
    const sop = await createSop(person, CANCELLED_PROMPT);
    await until(person, sop.id, ['running']);
    // A run that an earlier test has left behind may be taken up as well.
    const isOurs = ({ messages }: RecordedCall) => messages.some(({ text }) => text.includes(CANCELLED_PROMPT));
    const call = await eventually(
      async () => models.calls.find(isOurs),
      (found) => found !== undefined,
    );
    const { status, body } = await person.client.post<Sop>(`/sops/${sop.id}/generations/cancel`);
    expect([status, body.generation_state]).toEqual([200, 'cancelled']);
    await eventually(
      async () => call?.isCutOff,
      (isCutOff) => isCutOff === true,
    );
    const kept = await until(person, sop.id, ['cancelled']);
    expect(kept.description).toBe(CANCELLED_PROMPT);
    expect((await person.client.post(`/sops/${sop.id}/generations`, {})).status).toBe(202);
  });

  it('goes with the SOP when it is deleted', async () => {
    const server = await start({ DRAFT_PACE_MS: '500' });
    const person = await personOf(server, 'delete-running@example.test');
    const sop = await createSop(person);
    await until(person, sop.id, ['running']);
    await person.client.delete(`/sops/${sop.id}`);
    const restored = await person.client.post<Sop>(`/sops/${sop.id}/restore`);
    expect(restored.body.generation_state).toBe('cancelled');
  });
});

describe('a language model', () => {
  it('writes the draft; what it invents is marked and asked for', async () => {
    const server = await startWithModel('ok');
    const person = await personOf(server, 'model@example.test');
    const finished = await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
    expect(finished).toMatchObject({
      drafted_by: 'model',
      generation: { provider: 'local', fallback_reason: null },
    });
    expect(finished.content).not.toContain('Drafted without a language model');
    const steps = finished.document?.phases.flatMap((phase) => phase.steps) ?? [];
    expect(steps.find((step) => step.text.includes('22:30'))?.src).toBe('prompt');
    expect(steps.find((step) => step.text.includes('38 °F'))?.src).toBe('suggested');
    expect(finished.document?.questions.some((question) => question.text.includes('38'))).toBe(true);
  });

  it.each([
    'fenced',
    'think',
    'badjson',
    'truncated-then-ok',
    'schema-miss-then-ok',
    '503-then-ok',
    '429-then-ok',
    '400-no-schema',
  ])('that behaves like "%s" still writes it', async (behaviour) => {
    const server = await startWithModel(behaviour);
    const person = await personOf(server, `${behaviour}@example.test`);
    const finished = await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
    expect(finished).toMatchObject({ generation_state: 'succeeded', drafted_by: 'model' });
  });

  it.each([
    ['401', 'misconfigured'],
    ['500', 'provider_down'],
    ['html', 'provider_down'],
    ['empty', 'invalid_output'],
    ['schema-miss', 'invalid_output'],
    ['drop', 'network'],
    ['hang', 'timeout'],
    ['stall', 'timeout'],
    ['flood-line', 'bad_answer'],
    ['deep', 'bad_answer'],
  ])(
    'that behaves like "%s" is stood in for by the offline drafter, which says why: %s (reliability REL5, REL8)',
    async (behaviour, reason) => {
      const clocks = { AI_FIRST_BYTE_TIMEOUT_MS: '1500', AI_CHUNK_TIMEOUT_MS: '1500' };
      const server = await startWithModel(behaviour, clocks);
      const person = await personOf(server, `${behaviour}@example.test`);
      const finished = await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
      expect(finished).toMatchObject({ generation_state: 'succeeded', drafted_by: 'template' });
      expect(finished.generation.fallback_reason).toBe(reason);
      expect(finished.content).toContain('Drafted without a language model');
      expect(finished.content).toContain('22:30');
    },
  );

  it('that cannot be reached is stood in for as well', async () => {
    const server = await start({ AI_CHAIN: 'gone:x', AI_GONE_BASE_URL: 'http://127.0.0.1:9/v1' });
    const person = await personOf(server, 'gone@example.test');
    const finished = await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
    expect(finished).toMatchObject({ generation_state: 'succeeded', drafted_by: 'template' });
  });

  it('that declines is not worked around: the run fails and the prompt is kept', async () => {
    const server = await startWithModel('refusal');
    const person = await personOf(server, 'refused@example.test');
    const failed = await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
    expect(failed).toMatchObject({
      generation_state: 'failed',
      description: PROMPT,
      generation: { error_code: 'refused' },
    });
    expect(failed.content).not.toContain('SOP is being generated');
  });

  it('is followed by the next one of the chain when it is down', async () => {
    const server = await start({
      AI_CHAIN: 'first:500,second:ok',
      AI_FIRST_BASE_URL: models.baseUrl,
      AI_SECOND_BASE_URL: models.baseUrl,
    });
    const person = await personOf(server, 'chain@example.test');
    const finished = await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
    expect(finished).toMatchObject({ drafted_by: 'model', generation: { provider: 'second' } });
  });

  it('is not asked any more when the month’s tokens are used up', async () => {
    const server = await startWithModel('ok', { AI_MONTHLY_TOKEN_BUDGET: '1' });
    const person = await personOf(server, 'budget@example.test');
    const first = await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
    expect(first.drafted_by).toBe('model');
    const second = await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
    expect(second).toMatchObject({ drafted_by: 'template', generation: { fallback_reason: 'quota' } });
  });
});
