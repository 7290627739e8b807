import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss';
import type { Environment } from '../../config/environment.js';
import { connectionSettings } from '../../database/connection-settings.js';
import type { JobDefinition } from './job-definition.js';

const JOBS_SCHEMA = 'pgboss';

/**
 * A worker without a heartbeat for this long is considered dead, and its job goes to another one; the minimum of
 * pg-boss. Drafts recover faster, because the worker's advisory lock shows at once that it is gone.
 */
const HEARTBEAT_S = 10;
/**
 * How often dead workers are looked for. Together with the heartbeat, the retry delay and the polling interval of idle
 * workers, the job of a killed worker resumes after 10 to 27 s.
 */
const SUPERVISE_INTERVAL_S = 5;

/** Upper bound of pg-boss's randomized delay before the next retry. */
export function longestRetryPauseS(definition: { retryDelayS: number }, retryCount: number): number {
  return Math.max(definition.retryDelayS, 1) * 2 ** Math.min(16, retryCount + 1);
}

function queueOptions(definition: JobDefinition<object>): Omit<Queue, 'name'> {
  return {
    notify: true,
    heartbeatSeconds: HEARTBEAT_S,
    retryLimit: definition.retryLimit,
    retryDelay: definition.retryDelayS,
    retryBackoff: true,
    expireInSeconds: definition.expireInS,
    deleteAfterSeconds: 24 * 3600,
  };
}

/** Queue settings at run time: uses the application's database login and never changes the schema. */
export function bossOptions(environment: Environment, isWorker: boolean): ConstructorOptions {
  const { directUrl, answerTimeoutMs } = environment.database;
  const pool = {
    ...connectionSettings(environment),
    connectionString: directUrl,
    application_name: 'sop-jobs',
    max: isWorker ? 4 : 1,
    notifyHeartbeatIntervalMs: answerTimeoutMs / 2,
    notifyHeartbeatTimeoutMs: answerTimeoutMs / 4,
  };
  return {
    ...pool,
    schema: JOBS_SCHEMA,
    createSchema: false,
    migrate: false,
    schedule: false,
    supervise: isWorker,
    superviseIntervalSeconds: SUPERVISE_INTERVAL_S,
    monitorIntervalSeconds: SUPERVISE_INTERVAL_S,
    useListenNotify: isWorker,
  };
}

/** Creates or updates the job tables and the queues. Runs as the database owner, with the migrations; idempotent. */
export async function prepareJobQueues(databaseUrl: string, definitions: JobDefinition<object>[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  let failure: Error | undefined;
  boss.on('error', (error) => {
    failure = error;
  });
  await boss.start();
  try {
    for (const definition of definitions) {
      const existing = await boss.getQueue(definition.name);
      if (existing) await boss.updateQueue(definition.name, queueOptions(definition));
      else await boss.createQueue(definition.name, queueOptions(definition));
    }
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
  if (failure) throw failure;
}
