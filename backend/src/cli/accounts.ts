import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { parseEnvironment } from '../config/environment.js';
import { loadSecrets } from '../config/generated-secrets.js';
import { AccountOperations } from '../features/auth/admin/account-operations.service.js';
import { AuthError } from '../features/auth/auth-error.js';
import { AccountsModule } from './accounts.module.js';
import { AccountsUsageError, runAccountsCommand } from './accounts-command.js';

// The worker's jobs are not for a command that lives a second.
const environment = { ...parseEnvironment(process.env), processRole: 'web' as const };
const app = await NestFactory.createApplicationContext(AccountsModule.forRoot(environment, loadSecrets(environment)), {
  logger: ['error'],
  abortOnError: false,
});
try {
  console.log(await runAccountsCommand(app.get(AccountOperations), process.argv.slice(3)));
} catch (error) {
  if (!(error instanceof AccountsUsageError) && !(error instanceof AuthError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await app.close();
}
