import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { parseEnvironment } from '../config/environment.js';
import { loadSecrets } from '../config/generated-secrets.js';
import { AccountOperations } from '../features/auth/admin/account-operations.service.js';
import { AuthError } from '../features/auth/auth-error.js';
import { AccountsModule } from './accounts.module.js';
import { OperatorUsageError } from './operator-usage-error.js';

/** One command about accounts. @returns what to print */
type AccountCommand = (operations: AccountOperations, words: readonly string[]) => Promise<string>;

/** Runs a command with the words of the command line, and says what came of it. */
export async function runAccountCommand(command: AccountCommand): Promise<void> {
  // The worker's jobs are not for a command that lives a second.
  const environment = { ...parseEnvironment(process.env), processRole: 'web' as const };
  const module = AccountsModule.forRoot(environment, loadSecrets(environment));
  const app = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
  try {
    console.log(await command(app.get(AccountOperations), process.argv.slice(3)));
  } catch (error) {
    if (!(error instanceof OperatorUsageError) && !(error instanceof AuthError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  } finally {
    await app.close();
  }
}
