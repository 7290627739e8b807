import { afterAll, afterEach, beforeAll } from 'vitest';
import { ModelServer } from './model-server/model-server.js';
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
    for (const server of running) await server.stop();
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
  };
}
