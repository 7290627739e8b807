import { afterAll, afterEach, beforeAll } from 'vitest';
import { createSop, type DraftedSop, until } from './drafted-sops.js';
import { ModelServer } from './model-server/model-server.js';
import { personOf } from './people.js';
import { type RunningServer, startServer } from './server-process.js';
import { createTestDatabase, type TestDatabase } from './template-database.js';
import { buildWireSop } from './wire-sop.js';

const SHARED = { BILLING_MODE: 'none', SECRET_KEY: 'a-secret-shared-by-all-the-replicas', LOG_LEVEL: 'error' };

/** Servers on one database, each stopped after its test, with a stand-in for a language model beside them. */
export interface DraftingServers {
  readonly database: TestDatabase;
  readonly models: ModelServer;
  start(env: Record<string, string>, port?: number): Promise<RunningServer>;
  /** A server whose only model behaves as named (see test/support/model-server). */
  startWithModel(behavior: string, env?: Record<string, string>): Promise<RunningServer>;
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
  let running: RunningServer[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    models = await ModelServer.start({ answer: buildWireSop() });
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.stop()));
    running = [];
  });
  afterAll(async () => {
    await models?.stop();
    await database?.drop();
  });

  const start: DraftingServers['start'] = async (env, port) => {
    const options = { databaseUrl: database.url, env: { ...SHARED, ...env } };
    const server = await startServer(port === undefined ? options : { ...options, port });
    running.push(server);
    return server;
  };
  return {
    get database() {
      return database;
    },
    get models() {
      return models;
    },
    start,
    startWithModel: (behavior, env = {}) =>
      start({ AI_CHAIN: `local:${behavior}`, AI_LOCAL_BASE_URL: models.baseUrl, ...env }),
    draftAlone,
  };
}

const draftAlone: DraftingServers['draftAlone'] = async (env) => {
  const database = await createTestDatabase();
  const server = await startServer({ databaseUrl: database.url, env: { ...SHARED, ...env } });
  try {
    const person = await personOf(server, 'alone@example.test');
    return await until(person, (await createSop(person)).id, ['succeeded', 'failed']);
  } finally {
    await server.discard();
    await database.drop();
  }
};
