import { type DataSourceOptions, DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';
import type { Environment } from '../config/environment.js';
import { connectionSettings, DeadlineClient } from './connection-settings.js';
import { migrations } from './migrations/index.js';

/** Columns are snake_case of the property: `publishedAt` → `published_at`. Tables are named by their entities. */
export class SnakeCaseNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return [...embeddedPrefixes, customName ?? propertyName].map(snakeCase).join('_');
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
}

function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

type Options = Omit<Extract<DataSourceOptions, { type: 'postgres' }>, 'entities'>;

const SHARED: Pick<Options, 'type' | 'namingStrategy' | 'synchronize' | 'logging'> = {
  type: 'postgres',
  namingStrategy: new SnakeCaseNamingStrategy(),
  synchronize: false,
  logging: false,
};

/**
 * The connections of the running product. Their login owns no table: a statement that would change the schema, or a row
 * of the audit log, fails in the database and not only in review.
 */
export function appDataSourceOptions(environment: Pick<Environment, 'database' | 'processRole'>): Options {
  const { database, processRole } = environment;
  return {
    ...SHARED,
    url: database.url,
    applicationName: `sop-${processRole}`,
    poolSize: database.poolSize,
    extra: { ...connectionSettings(environment), Client: DeadlineClient },
  };
}

/** The connection of the migration command: the owner of the tables. */
export function ownerDataSourceOptions(ownerUrl: string): Options {
  return {
    ...SHARED,
    url: ownerUrl,
    connectTimeoutMS: 10_000,
    applicationName: 'sop-migrate',
    poolSize: 2,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE,
    migrationsTransactionMode: 'each',
  };
}

/** Where TypeORM notes which migrations have run. */
export const MIGRATIONS_TABLE = 'schema_migrations';
