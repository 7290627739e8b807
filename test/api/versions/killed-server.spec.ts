import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHash, type VersionText } from '../../../backend/src/features/sops/versions/sop-version.entity.js';
import { personOf } from '../../support/accounts.js';
import type { ApiClient } from '../../support/api-client.js';
import { findFreePort, type RunningServer, startServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { readSop, type WireSop, whenDrafted } from './drafted-sop.js';

const ROUNDS = 4;
/** Texts that a round sees replaced before its server is killed. */
const REPLACED_A_ROUND = 3;
const ROUND_MS = 8000;
const ENV = { BILLING_MODE: 'none', SECRET_KEY: 'a-shared-secret-of-32-characters!', DRAFT_PACE_MS: '5' };

let database: TestDatabase;
let port: number;
let server: RunningServer;

async function start(): Promise<RunningServer> {
  return startServer({ databaseUrl: database.url, env: ENV, port });
}

beforeAll(async () => {
  database = await createTestDatabase();
  port = await findFreePort();
  server = await start();
});

afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

async function rowsOf<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Writes, restores, publishes and drafts again until the server is gone.
 * @param replaced takes the marks of the texts that were answered for before something replaced them.
 */
async function work(
  client: ApiClient,
  id: string,
  round: number,
  { replaced, isOver }: { replaced: Set<string>; isOver: () => boolean },
): Promise<void> {
  for (let step = 0; !isOver(); step += 1) {
    try {
      const mark = `round ${round}, step ${step}`;
      const { version } = await readSop(client, id);
      const saved = await client.patch<WireSop>(`/sops/${id}`, { content: `By hand: ${mark}`, version });
      if (saved.status !== 200) continue;
      if (step % 3 === 0) {
        const again = await client.post(`/sops/${id}/generations`, { replace_edits: true });
        if (again.status === 202) replaced.add(mark);
        await whenDrafted(client, id);
      } else if (step % 3 === 1) {
        const kept = await client.post(`/sops/${id}/versions`, {});
        if (kept.status === 201) replaced.add(mark);
      } else {
        await client.patch(`/sops/${id}`, { status: 'completed' });
        await client.patch(`/sops/${id}`, { status: 'in_progress' });
        const { body } = await client.get<{ items: { id: string }[] }>(`/sops/${id}/versions`);
        const headers = { 'if-match': `"${(await readSop(client, id)).version}"` };
        const last = body.items?.at(-1)?.id;
        const restored = await client.post(`/sops/${id}/versions/${last}/restore`, undefined, { headers });
        if (restored.status === 200) replaced.add(mark);
      }
    } catch {
      // The server was killed in the middle of it.
      await sleep(5);
    }
  }
}

describe('a server that is killed between any two writes', () => {
  it(`leaves every version readable and loses no text that was answered for (${ROUNDS} times)`, async () => {
    const person = await personOf(server, 'anna@example.test');
    const { body } = await person.client.post<WireSop>('/sops', { prompt: 'Lock the door at 22:00' });
    await whenDrafted(person.client, body.id);
    const replaced = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      let isOver = false;
      const before = replaced.size;
      const working = work(person.client, body.id, round, { replaced, isOver: () => isOver });
      const deadline = Date.now() + ROUND_MS;
      while (replaced.size < before + REPLACED_A_ROUND && Date.now() < deadline) await sleep(5);
      // Anywhere in what follows.
      await sleep(Math.random() * 60);
      isOver = true;
      await server.kill9();
      await working;
      server = await start();
      // A worker takes the draft up again once the killed one's job has been given up; here it is in the way.
      await person.client.post(`/sops/${body.id}/generations/cancel`);
    }
    const versions = await rowsOf<VersionText & { content_hash: Buffer }>(
      'SELECT title, category, content, document, content_hash FROM sop_versions WHERE sop_id = $1',
      [body.id],
    );
    for (const version of versions) expect(version.content_hash.equals(contentHash(version))).toBe(true);
    const { body: list } = await person.client.get<{ items: { id: string; number: string }[] }>(
      `/sops/${body.id}/versions?limit=100`,
    );
    expect(new Set(list.items.map(({ number }) => number)).size).toBe(list.items.length);
    for (const { id } of list.items) {
      expect((await person.client.get(`/sops/${body.id}/versions/${id}`)).status).toBe(200);
    }
    const texts = versions.map(({ content }) => content).join('\n');
    expect(replaced.size).toBeGreaterThanOrEqual(ROUNDS);
    expect([...replaced].filter((mark) => !texts.includes(mark))).toEqual([]);
  }, 120_000);
});
