import { type Environment, InvalidEnvironmentError } from './config/environment.js';
import { migrateDatabase } from './database/migrate-database.js';
import { sendMailJob } from './features/mail-delivery/send-mail.job.js';
import { generateSopJob, importSopJob, readArchiveJob, writeArchiveJob } from './features/sops/sops.jobs.js';
import { endCustomerJob } from './features/subscriptions/customers/end-customer.job.js';
import type { JobDefinition } from './platform/jobs/job-definition.js';
import { prepareJobQueues } from './platform/jobs/job-queues.js';
import { explainDatabaseFaults } from './start-fault.js';

/** Every kind of background work of the product. */
const JOBS: JobDefinition<object>[] = [
  endCustomerJob as JobDefinition<object>,
  generateSopJob as JobDefinition<object>,
  importSopJob as JobDefinition<object>,
  readArchiveJob as JobDefinition<object>,
  sendMailJob as JobDefinition<object>,
  writeArchiveJob as JobDefinition<object>,
];

/**
 * Brings tables, job queues and grants up to date; safe to repeat and to run from several processes. Outside production
 * DATABASE_URL stands in for a missing DATABASE_OWNER_URL.
 * @throws InvalidEnvironmentError when nobody has said who the owner is.
 */
export async function migrate(environment: Environment, log?: (message: string) => void): Promise<void> {
  const { database, isProduction } = environment;
  const ownerUrl = database.ownerUrl ?? (isProduction ? undefined : database.directUrl);
  if (!ownerUrl) {
    throw new InvalidEnvironmentError(['DATABASE_OWNER_URL: is needed to bring the database up to date']);
  }
  await explainDatabaseFaults({ name: database.ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL', url: ownerUrl }, () =>
    migrateDatabase(environment, {
      ownerUrl,
      afterMigrations: () => prepareJobQueues(ownerUrl, JOBS),
      ...(log && { log }),
    }),
  );
}
