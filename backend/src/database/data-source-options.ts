import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../config/environment.js';
import { migrations } from './migrations/index.js';
import { SnakeCaseNamingStrategy } from './naming-strategy.js';

const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 10_000;

type Options = Omit<Extract<DataSourceOptions, { type: 'postgres' }>, 'entities'>;

function baseOptions(environment: Environment): Options {
  return {
    type: 'postgres',
    url: environment.database.url,
    namingStrategy: new SnakeCaseNamingStrategy(),
    synchronize: false,
    logging: false,
    connectTimeoutMS: 10_000,
  };
}

/**
 * The connection of the running product. It takes the app role, which owns no table: a statement that would change
 * the schema, or a row of the audit log, fails in the database and not only in review.
 */
export function appDataSourceOptions(environment: Environment): Options {
  return {
    ...baseOptions(environment),
    applicationName: `sop-${environment.processRole}`,
    poolSize: environment.database.poolSize,
    extra: {
      options: [
        `-c role=${environment.database.appRole}`,
        `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
        `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
        `-c idle_in_transaction_session_timeout=${STATEMENT_TIMEOUT_MS}`,
      ].join(' '),
    },
  };
}

/** The connection of the migration command: the owner of the tables. */
export function ownerDataSourceOptions(environment: Environment): Options {
  return {
    ...baseOptions(environment),
    applicationName: 'sop-migrate',
    poolSize: 2,
    migrations,
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
  };
}
