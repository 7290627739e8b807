import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import type { PreparedStatement } from '../../../database/prepared-statement.js';

/** One list of the consultant workspace. Its texts are constants; what comes from a request is always a parameter. */
export interface EntryList {
  /** Prefix of the list's prepared statement names. */
  name: string;
  /** The rows of one consultant, who is $1. */
  rows: string;
  /** Sorted by this time, newest first, then by id, by default. */
  orderColumn: 'updated_at' | 'earned_at' | 'scheduled_at';
  /** Entries of this status are shown only on request. */
  archivedStatus: string;
}

/** Which page of a list. */
export interface EntryPageOptions {
  limit: number;
  cursor: Cursor | null;
  /** Only entries with exactly these values; undefined ignores the column. */
  filters: { status?: string | undefined; client_id?: string | undefined };
  /** Upcoming entries first, the earliest first; then past ones, latest first. */
  comingFrom?: Date | undefined;
}

/** Returns the statement of a page: each combination of conditions has its own text and name. */
export function pageStatement(
  { name, rows, orderColumn, archivedStatus }: EntryList,
  consultantId: string,
  { limit, cursor, comingFrom, filters: { status, client_id: clientId } }: EntryPageOptions,
): PreparedStatement & { values: (string | number)[] } {
  // One extra row tells whether there is a next page.
  const values = [consultantId, limit + 1];
  const names = [name, 'list'];
  const conditions: string[] = [];
  const parameter = (value: string): string => `$${values.push(value)}`;
  if (status === undefined) {
    conditions.push(`status <> '${archivedStatus}'`);
  } else {
    conditions.push(`status = ${parameter(status)}`);
    names.push('status');
  }
  if (clientId !== undefined) {
    conditions.push(`client_id = ${parameter(clientId)}`);
    names.push('client');
  }
  const now = comingFrom && `${parameter(comingFrom.toISOString())}::timestamptz`;
  if (now) names.push('coming');
  if (cursor) {
    const [at, id] = [parameter(cursor.at), parameter(cursor.id)];
    if (comingFrom && new Date(cursor.at) >= comingFrom) {
      conditions.push(`(${orderColumn} < ${now} OR (${orderColumn}, id) > (${at}, ${id}))`);
      names.push('after');
    } else {
      conditions.push(`(${orderColumn}, id) < (${at}, ${id})`);
      names.push('next');
    }
  }
  const order = `${now ? comingFirst(orderColumn, now) : ''}${orderColumn} DESC, id DESC`;
  const text = `${rows} AND ${conditions.join(' AND ')} ORDER BY ${order} LIMIT $2`;
  return { name: names.join('-'), text, values };
}

/** Start of an order: upcoming entries before past ones, the earliest first. */
function comingFirst(column: EntryList['orderColumn'], now: string): string {
  const isComing = `${column} >= ${now}`;
  return `${isComing} DESC, CASE WHEN ${isComing} THEN ${column} END, CASE WHEN ${isComing} THEN id END, `;
}

/** Builds a page from the rows of {@link pageStatement}. */
export function toEntryPage<Column extends string, Row extends { id: string } & Record<Column, string>>(
  rows: Row[],
  limit: number,
  orderColumn: Column,
): { items: Row[]; next_cursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, next_cursor: hasMore ? encodeCursor({ at: last[orderColumn], id: last.id }) : null };
}

/**
 * A time of a request as a value to write: with all its microseconds, of which a Date would drop three digits.
 * @param parameter name of the parameter that carries the text.
 * @returns what an insert or update takes; null and undefined stay as they are.
 */
export function exactTime<Time extends string | null | undefined>(
  parameter: string,
  text: Time,
): (() => string) | Exclude<Time, string> {
  return typeof text === 'string' ? () => `:${parameter}` : (text as Exclude<Time, string>);
}
