import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { parseEnvironment } from '../config/environment.js';
import { loadSecrets } from '../config/generated-secrets.js';
import { BillingOperationsService } from '../features/subscriptions/operations/billing-operations.service.js';
import {
  CatalogMismatchError,
  PaymentServiceRefusedError,
  PaymentServiceUnavailableError,
} from '../platform/payments/payment-gateway.js';
import { BillingModule } from './billing.module.js';
import { BillingUsageError, runBillingCommand } from './billing-command.js';

/** `npm run cli -- billing …` */
export async function run(): Promise<void> {
  // The worker's reconcile job is not for a command that lives a second.
  const environment = { ...parseEnvironment(process.env), processRole: 'web' as const };
  const app = await NestFactory.createApplicationContext(BillingModule.forRoot(environment, loadSecrets(environment)), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    console.log(await runBillingCommand(app.get(BillingOperationsService), process.argv.slice(3)));
  } catch (error) {
    if (error instanceof BillingUsageError) process.exitCode = 2;
    else if (isAnswerOfStripe(error)) process.exitCode = 1;
    else throw error;
    console.error(error.message);
  } finally {
    await app.close();
  }
}

/** What an operator can do something about, and reads better without a stack. */
function isAnswerOfStripe(error: unknown): error is Error {
  return (
    error instanceof CatalogMismatchError ||
    error instanceof PaymentServiceRefusedError ||
    error instanceof PaymentServiceUnavailableError
  );
}
