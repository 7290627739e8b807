import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

const DOCUMENT = readFileSync(new URL('../../docs/data-model.md', import.meta.url), 'utf8');
const SHORT_TYPES: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'character varying(255)': 'varchar',
  'numeric(12,2)': 'numeric',
};
const MARK_ORDER = ['PK', 'FK', 'UK'];

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  isPrimary: boolean;
  isForeign: boolean;
  isUnique: boolean;
}

interface ForeignKeyRow {
  parent: string;
  child: string;
  columns: string[];
  isNullable: boolean;
  isUnique: boolean;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
    EXISTS (SELECT 1 FROM pg_constraint p WHERE p.conrelid = c.oid AND p.contype = 'p' AND a.attnum = ANY (p.conkey)) AS "isPrimary",
    EXISTS (SELECT 1 FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f' AND a.attnum = ANY (f.conkey)) AS "isForeign",
    EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND NOT i.indisprimary AND i.indpred IS NULL
      AND i.indnkeyatts = 1 AND i.indkey[0] = a.attnum) AS "isUnique"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`;

const FOREIGN_KEYS = `
  SELECT f.confrelid::regclass::text AS parent, f.conrelid::regclass::text AS child,
    array_agg(a.attname::text ORDER BY array_position(f.conkey, a.attnum)) AS columns,
    bool_or(NOT a.attnotnull) AS "isNullable",
    EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = f.conrelid AND i.indisunique AND i.indpred IS NULL
      AND (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ f.conkey) AS "isUnique"
  FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = ANY (f.conkey)
  WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace
  GROUP BY f.oid, f.confrelid, f.conrelid, f.conkey`;

let database: TestDatabase;
let client: pg.Client;
let columns: ColumnRow[];
let foreignKeys: ForeignKeyRow[];

/** The entities of all drawings: the name of each table with its lines. */
const drawnTables = new Map(
  [...DOCUMENT.matchAll(/^ {2}(\w+) \{\n((?: {4}.*\n)+) {2}\}$/gm)].map(([, table = '', body = '']) => [
    table,
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.trim()),
  ]),
);
const drawnColumns = [...drawnTables].flatMap(([table, lines]) => lines.map((line) => `${table}: ${line}`));
const drawnRelations = [...DOCUMENT.matchAll(/^ {2}(\w+ (?:\|\||\|o)--(?:o\||o\{) \w+ : ".+")$/gm)].map(
  ([, relation]) => relation,
);

/** The line of a column as a drawing has it: `sops: uuid id PK`. */
function columnLine({ table, column, type, isPrimary, isForeign, isUnique }: ColumnRow): string {
  const isMarked = [isPrimary, isForeign, isUnique];
  const marks = MARK_ORDER.filter((_, position) => isMarked[position]).join(', ');
  return `${table}: ${SHORT_TYPES[type] ?? type} ${column}${marks && ` ${marks}`}`;
}

/** The line of a foreign key as a drawing has it: `auth_users ||--o{ sops : "user_id"`. */
function relationLine({ parent, child, columns: names, isNullable, isUnique }: ForeignKeyRow): string {
  return `${parent} ${isNullable ? '|o' : '||'}--${isUnique ? 'o|' : 'o{'} ${child} : "${names.join(', ')}"`;
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  columns = (await client.query<ColumnRow>(COLUMNS)).rows;
  foreignKeys = (await client.query<ForeignKeyRow>(FOREIGN_KEYS)).rows;
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

describe('docs/data-model.md', () => {
  it('draws every table once, and no other', () => {
    const tables = [...new Set(columns.map(({ table }) => table))];
    const drawn = [...DOCUMENT.matchAll(/^ {2}(\w+) \{$/gm)].map(([, table]) => table);
    expect({ missing: tables.filter((table) => !drawn.includes(table)) }).toEqual({ missing: [] });
    expect([...drawn].sort()).toEqual([...tables].sort());
  });

  it('names every column that is a key', () => {
    const keys = columns.filter(({ isPrimary, isForeign, isUnique }) => isPrimary || isForeign || isUnique);
    expect(keys.length).toBeGreaterThan(50);
    expect({ missing: keys.map(columnLine).filter((line) => !drawnColumns.includes(line)) }).toEqual({ missing: [] });
  });

  it('gives every column the type and the keys of the database', () => {
    const lines = columns.map(columnLine);
    expect({ wrong: drawnColumns.filter((line) => !lines.includes(line)) }).toEqual({ wrong: [] });
  });

  it('draws every foreign key once, and no other', () => {
    const expected = foreignKeys.map(relationLine);
    expect({ missing: expected.filter((line) => !drawnRelations.includes(line)) }).toEqual({ missing: [] });
    expect([...drawnRelations].sort()).toEqual([...expected].sort());
  });
});
