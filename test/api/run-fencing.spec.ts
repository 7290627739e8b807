import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromWire } from '../../backend/libs/sop-document/index.js';
import { parseEnvironment } from '../../backend/src/config/environment.js';
import { appDataSourceOptions } from '../../backend/src/database/data-source-options.js';
import { PreparedQueries } from '../../backend/src/database/prepared-queries.js';
import { ActivityRecorder } from '../../backend/src/features/activity/activity-recorder.js';
import { GenerationQueries } from '../../backend/src/features/sops/generations/generation.queries.js';
import { SopGeneration } from '../../backend/src/features/sops/generations/sop-generation.entity.js';
import {
  type ClaimedGeneration,
  GenerationLostError,
  SopGenerationsService,
} from '../../backend/src/features/sops/generations/sop-generations.service.js';
import { Sop } from '../../backend/src/features/sops/sops/sop.entity.js';
import { SopVersion } from '../../backend/src/features/sops/versions/sop-version.entity.js';
import { SopVersionQueries } from '../../backend/src/features/sops/versions/sop-version.queries.js';
import { VersionCutsService } from '../../backend/src/features/sops/versions/version-cuts.service.js';
import type { WrittenSop } from '../../backend/src/features/sops/writing/sop-writer.service.js';
import { type Person, personOf } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { startSharedServer, type TestServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { buildWireSop } from '../support/wire-sop.js';

let database: TestDatabase;
let dataSource: DataSource;
let web: TestServer;
let person: Person;
let runs: SopGenerationsService;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = parseEnvironment({ DATABASE_URL: database.url, PROCESS_ROLE: 'web' });
  dataSource = await new DataSource({
    ...appDataSourceOptions(environment),
    entities: [Sop, SopGeneration, SopVersion],
  }).initialize();
  const prepared = new PreparedQueries(dataSource);
  const cuts = new VersionCutsService(new SopVersionQueries(prepared));
  runs = new SopGenerationsService(dataSource, new GenerationQueries(prepared), new ActivityRecorder(), cuts);
  // Nobody drafts but this test.
  web = await startSharedServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none', PROCESS_ROLE: 'web' } });
  person = await personOf(web, 'fenced@example.test', 'user');
});

afterAll(async () => {
  await web?.discard();
  await dataSource?.destroy();
  await database?.drop();
});

function draftOf(purpose: string): WrittenSop {
  return {
    document: { ...fromWire(buildWireSop()), purpose },
    category: 'General',
    draftedBy: 'template',
    provider: 'template',
    fallbackReason: null,
  };
}

async function takeUp(sopId: string): Promise<ClaimedGeneration> {
  const { id } = await dataSource.manager.findOneOrFail(SopGeneration, { where: { sopId }, order: { id: 'DESC' } });
  const run = await runs.begin(id, { workerId: null, jobId: randomUUID() });
  if (!run) throw new Error('There is nothing to take up');
  return run;
}

async function read(sopId: string): Promise<{ generation_state: string; content: string; version: number }> {
  return (await person.client.get<{ generation_state: string; content: string; version: number }>(`/sops/${sopId}`))
    .body;
}

describe('a worker whose run was given to another one', () => {
  let sopId: string;
  let first: ClaimedGeneration;
  let second: ClaimedGeneration;

  beforeEach(async () => {
    sopId = (await person.client.post<{ id: string }>('/sops', { prompt: 'Close the bar' })).body.id;
    first = await takeUp(sopId);
    second = await takeUp(sopId);
  });

  it.each([
    ['writes no result', () => runs.succeed(first, draftOf('of the first'))],
    ['does not fail it', () => runs.fail(first, 'provider_down')],
    ['shows no progress', () => runs.saveProgress(first, {}, 'template')],
  ] as const)('%s', async (_what, write) => {
    await expect(write()).rejects.toBeInstanceOf(GenerationLostError);
    expect(await read(sopId)).toMatchObject({ generation_state: 'running' });
    await runs.succeed(second, draftOf('of the second'));
    expect(await read(sopId)).toMatchObject({
      generation_state: 'succeeded',
      content: expect.stringContaining('of the second'),
    });
  });

  it('does not give it back', async () => {
    await runs.release(first);
    await runs.succeed(second, draftOf('of the second'));
    expect((await read(sopId)).content).toContain('of the second');
  });

  it('writes nothing over the result of the other one', async () => {
    await runs.succeed(second, draftOf('of the second'));
    const { version } = await read(sopId);
    await expect(runs.succeed(first, draftOf('of the first'))).rejects.toBeInstanceOf(GenerationLostError);
    expect(await read(sopId)).toMatchObject({ content: expect.stringContaining('of the second'), version });
  });
});

describe('a worker that takes up a run', () => {
  const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;

  it('locks its SOP first, as a deletion does: neither waits for the other (S4.26)', async () => {
    const sopId = (await person.client.post<{ id: string }>('/sops', { prompt: 'Sweep the bar' })).body.id;
    const { id } = await dataSource.manager.findOneByOrFail(SopGeneration, { sopId });
    const { begun } = await dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM sops WHERE id = $1 FOR UPDATE', [sopId]);
      const taking = runs.begin(id, { workerId: null, jobId: randomUUID() });
      await eventually(
        () => dataSource.query<{ waiting: number }[]>(WAITING),
        ([row]) => row?.waiting === 1,
      );
      await manager.update(SopGeneration, { id }, { state: 'cancelled' });
      return { begun: taking };
    });
    expect(await begun).toBeNull();
  });
});

describe('a run that ends without a draft', () => {
  const PLACEHOLDER = 'SOP is being generated based on your prompt...';
  let sopId: string;

  beforeEach(async () => {
    sopId = (await person.client.post<{ id: string }>('/sops', { prompt: 'Open the bar' })).body.id;
    await runs.fail(await takeUp(sopId), 'provider_down');
  });

  const draftAgain = async () => {
    const answer = await person.client.post(`/sops/${sopId}/generations`, { replace_edits: true });
    expect(answer.status).toBe(202);
  };

  it('says why there is no text, each time anew (T13)', async () => {
    expect((await read(sopId)).content).toContain('drafting failed');
    await draftAgain();
    await person.client.post(`/sops/${sopId}/generations/cancel`);
    expect((await read(sopId)).content).toContain('drafting was canceled');
  });

  it('leaves what a person wrote, whatever it says', async () => {
    const { version } = await read(sopId);
    await person.client.patch(`/sops/${sopId}`, { content: PLACEHOLDER, version });
    await draftAgain();
    await runs.fail(await takeUp(sopId), 'provider_down');
    expect((await read(sopId)).content).toBe(PLACEHOLDER);
    expect((await person.client.post(`/sops/${sopId}/versions`, {})).status).toBe(200);
  });
});
