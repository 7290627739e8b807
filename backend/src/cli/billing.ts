import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { type Environment, parseEnvironment } from '../config/environment.js';
import { loadSecrets, type Secrets } from '../config/generated-secrets.js';
import { DatabaseModule } from '../database/database.module.js';
import { BillingOperationsService } from '../features/subscriptions/operations/billing-operations.service.js';
import { SubscriptionsModule } from '../features/subscriptions/subscriptions.module.js';
import { GRANTED_TIERS, type GrantedTier } from '../features/subscriptions/sync/subscription-grant.entity.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import {
  CatalogMismatchError,
  type CatalogOptions,
  PaymentServiceRefusedError,
  PaymentServiceUnavailableError,
} from '../platform/payments/payment-gateway.js';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.module.js';
import { billingCsv, billingTable } from './billing-list.js';

/** `npm run cli -- billing …` */
export async function run(): Promise<void> {
  // The worker's reconcile job is not for a short-lived command.
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

/** Errors that an operator can fix are printed without a stack. */
function isAnswerOfStripe(error: unknown): error is Error {
  return (
    error instanceof CatalogMismatchError ||
    error instanceof PaymentServiceRefusedError ||
    error instanceof PaymentServiceUnavailableError
  );
}

const BILLING_USAGE = `Usage: billing <command>
  setup [--create]                          check the products, prices and portal pages at Stripe; --create makes
                                            what is missing, in live mode too
  list [--csv]                              every account with a subscription, and what comes in a month
  show <email>|<id>                        state, customers and the newest changes of an account, be it deleted
  grant <email> <tier> [--until <date>]    give starter, professional or enterprise without a payment
  end-grant <email>                        take back what was given
  seats <email> <number|tier>              set the number of seats; 'tier': as the tier says
  reopen <email>                           open a plan that disputed payments have suspended
  resync <email>|--all                     read the subscriptions anew`;

const COMMANDS: ReadonlySet<string> = new Set([
  'setup',
  'list',
  'show',
  'grant',
  'end-grant',
  'seats',
  'reopen',
  'resync',
]);

/** Invalid command line arguments; the message explains why. */
class BillingUsageError extends Error {
  constructor(reason: string) {
    super(`${reason}\n\n${BILLING_USAGE}`);
    this.name = 'BillingUsageError';
  }
}

/**
 * Runs the command given after `billing`.
 * @returns what to print
 * @throws BillingUsageError
 */
async function runBillingCommand(operations: BillingOperationsService, words: readonly string[]): Promise<string> {
  const [command = '', subject = '', value = '', option, optionValue] = words;
  if (!COMMANDS.has(command)) {
    throw new BillingUsageError(command === '' ? 'Say what to do.' : `There is no command '${command}'.`);
  }
  if (command === 'setup') {
    await operations.setUpCatalog(setupOptionsOf(subject));
    return 'The catalog is in order.';
  }
  if (command === 'list') return listAccounts(operations, subject);
  if (command === 'resync' && subject === '--all') return `${await operations.resyncAll()} accounts were read anew.`;
  if (command === 'show') return reportOn(operations, await operations.findReportedId(subject), subject);
  const userId = await operations.findUserId(subject);
  if (userId === null) throw noAccount(subject);
  switch (command) {
    case 'grant':
      await operations.grant(userId, { tier: tierOf(value), endsAt: endOf(option, optionValue) });
      break;
    case 'end-grant':
      await operations.endGrant(userId);
      break;
    case 'seats':
      await operations.setSeatLimit(userId, seatsOf(value));
      break;
    case 'reopen':
      await operations.clearDisputes(userId);
      break;
    case 'resync':
      await operations.resync(userId);
      break;
  }
  return reportOn(operations, userId, subject);
}

async function listAccounts(operations: BillingOperationsService, option: string): Promise<string> {
  if (!['', '--csv'].includes(option)) throw new BillingUsageError(`'${option}' is no option of list.`);
  const rows = await operations.listAccounts();
  return option === '--csv' ? billingCsv(rows) : billingTable(rows);
}

async function reportOn(operations: BillingOperationsService, userId: string | null, subject: string): Promise<string> {
  if (userId === null) throw noAccount(subject);
  return JSON.stringify(await operations.report(userId), null, 2);
}

function noAccount(subject: string): BillingUsageError {
  return new BillingUsageError(`There is no account '${subject}'.`);
}

function setupOptionsOf(word: string): CatalogOptions {
  if (!['', '--create'].includes(word)) throw new BillingUsageError(`'${word}' is no option of setup.`);
  return word === '--create' ? { mayCreate: true } : {};
}

function tierOf(word: string): GrantedTier {
  const tier = GRANTED_TIERS.find((candidate) => candidate === word.trim().toLowerCase());
  if (!tier) throw new BillingUsageError(`'${word}' is no tier: ${GRANTED_TIERS.join(', ')}.`);
  return tier;
}

/** A bare date means the end of that day in UTC (T36). */
function endOf(option: string | undefined, value: string | undefined): Date | null {
  if (option === undefined) return null;
  const end = new Date(`${value}T23:59:59.999Z`);
  if (option !== '--until' || Number.isNaN(end.getTime())) {
    throw new BillingUsageError('The end is written as --until 2027-01-31.');
  }
  if (end.getTime() < Date.now()) throw new BillingUsageError(`${value} is over: a grant ends on a day to come.`);
  return end;
}

function seatsOf(word: string): number | null {
  if (word === 'tier') return null;
  if (!/^\d{1,6}$/.test(word)) throw new BillingUsageError(`'${word}' is no number of seats.`);
  return Number(word);
}

/** The modules that billing commands need. */
@Module({})
class BillingModule {
  static forRoot(environment: Environment, secrets: Secrets): DynamicModule {
    return {
      module: BillingModule,
      imports: [
        ConfigModule.forRoot(environment, secrets),
        DatabaseModule.forRoot(),
        JobsModule,
        PaymentsModule.forRoot(environment, { preparesCatalog: false }),
        RateLimitsModule,
        SubscriptionsModule,
      ],
    };
  }
}
