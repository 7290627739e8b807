import { afterAll, afterEach, beforeAll } from 'vitest';
import { personOf } from './accounts.js';
import { createSop, type DraftedSop, until } from './drafted-sops.js';
import { ModelServer } from './model-server/model-server.js';
import { type RunningServer, startServer, startSharedServer, type TestServer } from './server-process.js';
import { createTestDatabase, type TestDatabase } from './template-database.js';
import { buildWireSop } from './wire-sop.js';

const SHARED = { BILLING_MODE: 'none', SECRET_KEY: 'a-secret-shared-by-all-the-replicas', LOG_LEVEL: 'error' };

/** Servers on one database, each stopped after its test, with a stand-in for a language model beside them. */
export interface DraftingServers {
  readonly database: TestDatabase;
  readonly models: ModelServer;
  start(env: Record<string, string>, port?: number): Promise<TestServer>;
  /** In a process of its own, which a test may kill. */
  startProcess(env: Record<string, string>, port?: number): Promise<RunningServer>;
  /** A server whose only model behaves as named (see test/support/model-server). */
  startWithModel(behavior: string, env?: Record<string, string>): Promise<TestServer>;
  /**
   * A draft by a server that shares no jobs with the others, so that tests may run at the same time.
   * @returns the SOP when the draft has succeeded or failed.
   */
  draftAlone(env: Record<string, string>): Promise<DraftedSop>;
}

/** Gives the servers of the suite that calls it. */
export function useDraftingServers(): DraftingServers {
  let database: TestDatabase;
  let models: ModelServer;
  let running: TestServer[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    models = await ModelServer.start({ answer: buildWireSop() });
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.discard()));
    running = [];
  });
  afterAll(async () => {
    await models?.stop();
    await database?.drop();
  });

  const started = <Server extends TestServer>(server: Server): Server => {
    running.push(server);
    return server;
  };
  const optionsOf = (env: Record<string, string>, port?: number) => ({
    databaseUrl: database.url,
    env: { ...SHARED, ...env },
    ...(port && { port }),
  });
  const start: DraftingServers['start'] = async (env, port) => started(await startSharedServer(optionsOf(env, port)));
  return {
    get database() {
      return database;
    },
    get models() {
      return models;
    },
    start,
    startProcess: async (env, port) => started(await startServer(optionsOf(env, port))),
    startWithModel: (behavior, env = {}) =>
      start({ AI_CHAIN: `local:${behavior}`, AI_LOCAL_BASE_URL: models.baseUrl, ...env }),
    draftAlone,
  };
}

const draftAlone: DraftingServers['draftAlone'] = async (env) => {
  const database = await createTestDatabase();
  const server = await startSharedServer({ databaseUrl: database.url, env: { ...SHARED, ...env } });
  try {
    const person = await personOf(server, 'alone@example.test');
    return await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
  } finally {
    await server.discard();
    await database.drop();
  }
};
