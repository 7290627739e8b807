import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { personOf } from '../support/accounts.js';
import { createSop, type DraftedSop, until } from '../support/drafted-sops.js';
import { useDraftingServers } from '../support/drafting-servers.js';
import { eventually } from '../support/eventually.js';
import type { RecordedCall } from '../support/model-server/chat-request.js';
import { findFreePort } from '../support/server-process.js';

const CANCELLED_PROMPT = 'Open the terrace: wipe the tables, put out the chairs';
const SILENT_PROMPT = 'Close the terrace: stack the chairs, lock the gate';

const servers = useDraftingServers();
const { start, startProcess, startWithModel } = servers;

// A queue finds out after a while that a worker has died: longer than other tests may last.
describe('a killed process', { timeout: 90_000 }, () => {
  it('loses nothing: the restarted one finishes the draft', async () => {
    const port = await findFreePort();
    const first = await startProcess({ DRAFT_PACE_MS: '2000' }, port);
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
    const worker = await startProcess({ PROCESS_ROLE: 'all', DRAFT_PACE_MS: '4000', APP_URL: web.origin });
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
    const first = await startProcess({ DRAFT_PACE_MS: '500' }, port);
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
  it('writes nothing of it, although it was not notified', async () => {
    const server = await startWithModel('think-slowly');
    const person = await personOf(server, 'fenced@example.test');
    const sop = await createSop(person);
    await eventually(
      async () => servers.models.calls.filter(({ model }) => model === 'think-slowly').length,
      (count) => count > 0,
    );
    const taken = 'UPDATE sop_generations SET fencing_token = gen_random_uuid() WHERE sop_id = $1';
    const job = `SELECT state FROM pgboss.job WHERE name = 'sop.generate' AND data ->> 'generationId' =
      (SELECT id::text FROM sop_generations WHERE sop_id = $1)`;
    const owner = new pg.Client({ connectionString: servers.database.ownerUrl });
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
    const { body } = await person.client.get<DraftedSop>(`/sops/${sop.id}`);
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

/** The call to the model about a prompt. A run that an earlier test has left behind may be taken up as well. */
function callFor(prompt: string): Promise<RecordedCall | undefined> {
  const isOurs = ({ messages }: RecordedCall) => messages.some(({ text }) => text.includes(prompt));
  return eventually(
    async () => servers.models.calls.find(isOurs),
    (found) => found !== undefined,
  );
}

describe('cancelling', () => {
  it('stops a draft that runs, closes the connection to the model, and keeps the prompt', async () => {
    const server = await startWithModel('drip');
    const person = await personOf(server, 'cancel@example.test');
    const sop = await createSop(person, CANCELLED_PROMPT);
    await until(person, sop.id, ['running']);
    const call = await callFor(CANCELLED_PROMPT);
    const { status, body } = await person.client.post<DraftedSop>(`/sops/${sop.id}/generations/cancel`);
    expect([status, body.generation_state]).toEqual([200, 'cancelled']);
    await eventually(
      async () => call?.isCutOff,
      (isCutOff) => isCutOff === true,
    );
    const kept = await until(person, sop.id, ['cancelled']);
    expect(kept.description).toBe(CANCELLED_PROMPT);
    expect((await person.client.post(`/sops/${sop.id}/generations`, {})).status).toBe(202);
  });

  it('closes the connection to a model that is silent, at once', async () => {
    const server = await startWithModel('hang');
    const person = await personOf(server, 'cancel-silent@example.test');
    const sop = await createSop(person, SILENT_PROMPT);
    const call = await callFor(SILENT_PROMPT);
    expect((await person.client.post(`/sops/${sop.id}/generations/cancel`)).status).toBe(200);
    await eventually(
      async () => call?.isCutOff,
      (isCutOff) => isCutOff === true,
    );
  });

  it('goes with the SOP when it is deleted', async () => {
    const server = await start({ DRAFT_PACE_MS: '500' });
    const person = await personOf(server, 'delete-running@example.test');
    const sop = await createSop(person);
    await until(person, sop.id, ['running']);
    await person.client.delete(`/sops/${sop.id}`);
    const restored = await person.client.post<DraftedSop>(`/sops/${sop.id}/restore`);
    expect(restored.body.generation_state).toBe('cancelled');
  });
});
