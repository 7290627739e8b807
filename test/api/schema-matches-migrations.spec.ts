import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DataSource, type EntitySchema, getMetadataArgsStorage } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SnakeCaseNamingStrategy } from '../../backend/src/database/data-source-options.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

const BACKEND = new URL('../../backend/src/', import.meta.url);

interface ColumnRow {
  table_name: string;
  column_name: string;
  is_nullable: string;
  udt_name: string;
}

const POSTGRES_NAMES: Readonly<Record<string, string>> = { integer: 'int4', boolean: 'bool' };

let database: TestDatabase;
let dataSource: DataSource;
let columns: ColumnRow[];

async function allEntities(): Promise<(string | EntitySchema | (new () => object))[]> {
  const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.entity.ts'),
  );
  for (const file of files) await import(pathToFileURL(new URL(file, BACKEND).pathname).href);
  return getMetadataArgsStorage().tables.map((table) => table.target as new () => object);
}

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({
    type: 'postgres',
    url: database.ownerUrl,
    namingStrategy: new SnakeCaseNamingStrategy(),
    entities: await allEntities(),
  }).initialize();
  columns = await dataSource.query(
    "SELECT table_name, column_name, is_nullable, udt_name FROM information_schema.columns WHERE table_schema = 'public'",
  );
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

describe('entities', () => {
  it('have exactly the columns that the migrations make, with the same type and nullability', () => {
    const differences = dataSource.entityMetadatas.flatMap((entity) =>
      entity.columns.flatMap((column) => {
        const row = columns.find(
          (candidate) => candidate.table_name === entity.tableName && candidate.column_name === column.databaseName,
        );
        const name = `${entity.tableName}.${column.databaseName}`;
        if (!row) return [`${name} does not exist`];
        const plain = POSTGRES_NAMES[String(column.type)] ?? String(column.type);
        const type = column.isArray ? `_${plain}` : plain;
        const isNullable = row.is_nullable === 'YES';
        return [
          ...(type === row.udt_name ? [] : [`${name} is ${row.udt_name}, not ${type}`]),
          ...(column.isNullable === isNullable ? [] : [`${name} differs in nullability`]),
        ];
      }),
    );
    expect(dataSource.entityMetadatas.length).toBeGreaterThan(5);
    expect(differences).toEqual([]);
  });
});

describe('the schema', () => {
  it('keeps every time with its zone', () => {
    expect(columns.filter((column) => column.udt_name === 'timestamp').map((column) => column.column_name)).toEqual([]);
  });

  it('has an index for every foreign key, so that deleting an account stays cheap', async () => {
    const missing = await dataSource.query(`
      SELECT c.conrelid::regclass::text AS table, c.conname FROM pg_constraint c
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
        SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid
          AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey AND c.conkey @> (i.indkey::int2[])[0:cardinality(c.conkey) - 1]
      )`);
    expect(missing).toEqual([]);
  });
});
