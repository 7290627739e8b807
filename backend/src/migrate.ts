import type { Environment } from './config/environment.js';
import { migrateDatabase } from './database/migrate-database.js';
import { sendMailJob } from './features/mail-delivery/send-mail.job.js';
import { generateSopJob } from './features/sops/generate-sop.job.js';
import { endCustomerJob } from './features/subscriptions/end-customer.job.js';
import type { JobDefinition } from './platform/jobs/job-definition.js';
import { prepareJobQueues } from './platform/jobs/prepare-job-queues.js';

/** Every kind of background work of the product. */
const JOBS: JobDefinition<object>[] = [
  endCustomerJob as JobDefinition<object>,
  generateSopJob as JobDefinition<object>,
  sendMailJob as JobDefinition<object>,
];

/** Brings tables, job queues and grants up to date; safe to repeat and to run from several processes. */
export async function migrate(environment: Environment): Promise<void> {
  await migrateDatabase(environment, () => prepareJobQueues(environment.database.url, JOBS));
}
