import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { runAsOperator } from '../common/http/request-context.js';
import { ConfigModule } from '../config/config.module.js';
import { type Environment, parseEnvironment } from '../config/environment.js';
import { loadSecrets, type Secrets } from '../config/generated-secrets.js';
import { DatabaseModule } from '../database/database.module.js';
import { AccountOperationsService } from '../features/auth/admin/account-operations.service.js';
import { AuthModule } from '../features/auth/auth.module.js';
import { AuthError } from '../features/auth/protocol/auth-error.js';
import { MailDeliveryModule } from '../features/mail-delivery/mail-delivery.module.js';
import { SecurityEventsReportService } from '../features/security-events/security-events-report.service.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.module.js';
import { OperatorUsageError } from './operator-usage-error.js';

/** What the commands work with. */
export interface AccountsContext {
  operations: AccountOperationsService;
  events: SecurityEventsReportService;
}

/** One command about accounts. @returns what to print */
type AccountCommand = (context: AccountsContext, words: readonly string[]) => Promise<string>;

/** Runs a command with its arguments, and prints the result. */
export async function runAccountCommand(command: AccountCommand): Promise<void> {
  // The worker's jobs are not for a short-lived command.
  const environment = { ...parseEnvironment(process.env), processRole: 'web' as const };
  const module = AccountsModule.forRoot(environment, loadSecrets(environment));
  const app = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
  try {
    const context = { operations: app.get(AccountOperationsService), events: app.get(SecurityEventsReportService) };
    console.log(await runAsOperator(() => command(context, process.argv.slice(3))));
  } catch (error) {
    if (!(error instanceof OperatorUsageError) && !(error instanceof AuthError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  } finally {
    await app.close();
  }
}

/** The modules that account commands need. */
@Module({})
class AccountsModule {
  static forRoot(environment: Environment, secrets: Secrets): DynamicModule {
    return {
      module: AccountsModule,
      imports: [
        ConfigModule.forRoot(environment, secrets),
        DatabaseModule.forRoot(),
        JobsModule,
        MailModule.forRoot(environment),
        MailDeliveryModule.forRoot(environment),
        PaymentsModule.forRoot(environment, { preparesCatalog: false }),
        RateLimitsModule,
        AuthModule,
      ],
    };
  }
}
