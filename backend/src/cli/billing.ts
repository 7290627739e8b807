import 'reflect-metadata';
// Declares the problems that every controller documents; the features below expect them.
import '../common/problems/common.problems.js';
import { NestFactory } from '@nestjs/core';
import { parseEnvironment } from '../config/environment.js';
import { loadSecrets } from '../config/generated-secrets.js';
import { BillingOperations } from '../features/subscriptions/billing-operations.service.js';
import { BillingModule } from './billing.module.js';
import { BillingUsageError, runBillingCommand } from './billing-command.js';

// The worker's reconcile job is not for a command that lives a second.
const environment = { ...parseEnvironment(process.env), processRole: 'web' as const };
const app = await NestFactory.createApplicationContext(BillingModule.forRoot(environment, loadSecrets(environment)), {
  logger: ['error'],
  abortOnError: false,
});
try {
  console.log(await runBillingCommand(app.get(BillingOperations), process.argv.slice(3)));
} catch (error) {
  if (!(error instanceof BillingUsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await app.close();
}
