import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { type Environment, parseEnvironment } from '../config/environment.js';
import { loadSecrets, type Secrets } from '../config/generated-secrets.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageCheckQueries } from '../features/storage/check/storage-check.queries.js';
import { type StorageCheckResult, StorageCheckService } from '../features/storage/check/storage-check.service.js';
import { ObjectStorageModule } from '../platform/object-storage/object-storage.module.js';
import { OperatorUsageError } from './operator-usage-error.js';

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

const USAGE = `Usage: storage check [--content] [--remove-unnamed --yes]
  --content           also read every file and compare its checksum
  --remove-unnamed    have files removed that no row names, after 24 hours: add --yes`;
const MAX_FAULTS_SHOWN = 100;
const BYTES_OF_MIB = 1024 ** 2;

/**
 * Runs the command given after `storage`.
 * @param print is given one line at a time
 * @returns whether every file matches its row
 * @throws OperatorUsageError
 */
async function runStorageCommand(
  storage: Pick<StorageCheckService, 'check'>,
  words: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const [command, ...options] = words;
  if (command !== 'check') throw new OperatorUsageError(`There is no command '${command ?? ''}'.`, USAGE);
  const unknown = options.find((option) => !['--content', '--remove-unnamed', '--yes'].includes(option));
  if (unknown !== undefined) throw new OperatorUsageError(`There is no option '${unknown}'.`, USAGE);
  const discardsUnnamed = options.includes('--remove-unnamed');
  if (discardsUnnamed && !options.includes('--yes'))
    throw new OperatorUsageError(
      'After a database was put back, these may be files it no longer knows: add --yes.',
      USAGE,
    );
  let shown = 0;
  const result = await storage.check({
    readsContent: options.includes('--content'),
    discardsUnnamed,
    onFault: (fault) => {
      shown += 1;
      if (shown <= MAX_FAULTS_SHOWN) print(fault);
    },
  });
  if (shown > MAX_FAULTS_SHOWN) print(`... and ${shown - MAX_FAULTS_SHOWN} more`);
  for (const line of summaryOf(result, discardsUnnamed)) print(line);
  return result.faults === 0;
}

function summaryOf({ files, faults, unnamed }: StorageCheckResult, discardsUnnamed: boolean): string[] {
  const first = `${files} files checked: ${faults === 0 ? 'all are there' : `${faults} are missing or damaged`}.`;
  if (unnamed.count === 0) return [first];
  const size = (unnamed.bytes / BYTES_OF_MIB).toFixed(1);
  const fate = discardsUnnamed ? 'To be removed in 24 hours.' : 'See --remove-unnamed.';
  return [
    first,
    `${unnamed.count} stored ${unnamed.count === 1 ? 'file' : 'files'} (${size} MiB) that no row names. ${fate}`,
  ];
}

/** What the storage commands need. */
@Module({})
class StorageCommandsModule {
  static forRoot(environment: Environment, secrets: Secrets): DynamicModule {
    return {
      module: StorageCommandsModule,
      imports: [ConfigModule.forRoot(environment, secrets), DatabaseModule.forRoot(), ObjectStorageModule],
      providers: [StorageCheckQueries, StorageCheckService],
    };
  }
}
