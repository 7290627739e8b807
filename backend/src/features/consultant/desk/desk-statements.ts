import type { Cursor } from '../../../common/http/cursor.js';
import type { PreparedStatement } from '../../../database/prepared-statement.js';
import type { DeskEntry, DeskTable } from './desk-table.js';

/** Fields to write, by column; a field that is undefined is left alone. The names come from our own DTOs. */
export type DeskFields = Readonly<Record<string, string | number | null | undefined>>;

interface Write {
  text: string;
  values: (string | number | null)[];
}

interface ListConditions {
  filters: Readonly<Record<string, string | undefined>>;
  cursor: Cursor | null;
}

/** One page of a list; $1 is the consultant, $2 the limit, `values` are what follows. */
export function listStatement<Entry extends DeskEntry>(
  table: DeskTable<Entry>,
  { filters, cursor }: ListConditions,
): { statement: PreparedStatement; values: string[] } {
  const conditions: string[] = ['consultant_id = $1'];
  const nameParts: string[] = ['desk', table.name, 'list'];
  const values: string[] = [];
  const place = (value: string): string => `$${values.push(value) + 2}`;
  for (const [column, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    conditions.push(`${column} = ${place(value)}`);
    nameParts.push(column);
  }
  if (filters['status'] === undefined) conditions.push(`status <> '${table.archivedStatus}'`);
  if (cursor) {
    conditions.push(`(${table.orderColumn}, id) < (${place(cursor.at)}, ${place(cursor.id)})`);
    nameParts.push('next');
  }
  const text = `SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE ${conditions.join(' AND ')}
    ORDER BY ${table.orderColumn} DESC, id DESC LIMIT $2`;
  return { statement: { name: nameParts.join('-'), text }, values };
}

/** Adds a row; $1 is the consultant, $2 its id, `values` are what follows. */
export function insertStatement<Entry extends DeskEntry>(table: DeskTable<Entry>, fields: DeskFields): Write {
  const given = givenFields(fields);
  const columns = ['consultant_id', 'id', ...given.map(([column]) => column)];
  const places = columns.map((_column, index) => `$${index + 1}`);
  const text = `INSERT INTO ${table.name} (${columns.join(', ')}) VALUES (${places.join(', ')})`;
  return { text, values: given.map(([, value]) => value) };
}

/** Changes a row of that version; $1 is the consultant, $2 the id, $3 the version, `values` are what follows. */
export function updateStatement<Entry extends DeskEntry>(table: DeskTable<Entry>, fields: DeskFields): Write {
  const given = givenFields(fields);
  const changes = given.map(([column], index) => `${column} = $${index + 4}`);
  const text = `UPDATE ${table.name} SET ${[...changes, 'version = version + 1', 'updated_at = now()'].join(', ')}
    WHERE consultant_id = $1 AND id = $2 AND version = $3`;
  return { text, values: given.map(([, value]) => value) };
}

function givenFields(fields: DeskFields): [column: string, value: string | number | null][] {
  return Object.entries(fields).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]));
}
