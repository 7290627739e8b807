import { commonProblems } from '../problems/common.problems.js';

/** Position in a list ordered by time and id: the next page starts after it. */
export interface Cursor {
  /** The row's time as Postgres writes it, with microseconds. */
  at: string;
  id: string;
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;
const UUID = /^[0-9a-f-]{36}$/;

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.at}|${cursor.id}`).toString('base64url');
}

/** @throws the problem `invalid-fields` when the cursor was not made by {@link encodeCursor}. */
export function decodeCursor(text: string): Cursor {
  const [at, id, ...rest] = Buffer.from(text, 'base64url').toString('utf8').split('|');
  if (at && id && rest.length === 0 && TIMESTAMP.test(at) && !Number.isNaN(Date.parse(at)) && UUID.test(id)) {
    return { at, id };
  }
  throw commonProblems['invalid-fields']({ errors: [{ pointer: '#/cursor', detail: 'is not a cursor of this list' }] });
}
