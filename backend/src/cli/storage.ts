import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { parseEnvironment } from '../config/environment.js';
import { loadSecrets } from '../config/generated-secrets.js';
import { StorageCheckService } from '../features/storage/check/storage-check.service.js';
import { OperatorUsageError } from './operator-usage-error.js';
import { StorageCommandsModule } from './storage.module.js';
import { runStorageCommand } from './storage-command.js';

/** `npm run cli -- storage …` */
export async function run(): Promise<void> {
  // The worker's jobs are not for a command.
  const environment = { ...parseEnvironment(process.env), processRole: 'web' as const };
  const module = StorageCommandsModule.forRoot(environment, loadSecrets(environment));
  const app = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
  try {
    const areAllThere = await runStorageCommand(app.get(StorageCheckService), process.argv.slice(3), console.log);
    if (!areAllThere) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof OperatorUsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  } finally {
    await app.close();
  }
}
