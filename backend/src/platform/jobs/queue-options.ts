import type { ConstructorOptions, Queue } from 'pg-boss';
import type { Environment } from '../../config/environment.js';
import { connectionSettings } from '../../database/connection-settings.js';
import type { JobDefinition } from './job-definition.js';

export const JOBS_SCHEMA = 'pgboss';

/** A worker that is silent for this long is dead: its job goes to another one. */
const HEARTBEAT_S = 10;
/** How often dead workers are looked for; with the heartbeat it bounds the take-over at about 15 s. */
const SUPERVISE_INTERVAL_S = 5;

export function queueOptions(definition: JobDefinition<object>): Omit<Queue, 'name'> {
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

/** Settings of the queue for the running product: the login of the application, no change of schema. */
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
