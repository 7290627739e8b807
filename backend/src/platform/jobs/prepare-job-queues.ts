import { PgBoss } from 'pg-boss';
import type { JobDefinition } from './job-definition.js';
import { JOBS_SCHEMA, queueOptions } from './queue-options.js';

/** Creates or updates the job tables and the queues. Runs as the owner, with the migrations; safe to repeat. */
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
