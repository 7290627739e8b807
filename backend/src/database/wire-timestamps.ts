import type { CustomTypesConfig } from 'pg';
import pg from 'pg';

const TIMESTAMPTZ_OID = 1184;

/**
 * Gives timestamps as RFC 3339 text with all their microseconds, which is what JSON carries: no Date is built and
 * printed again.
 */
export const wireTimestamps: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMPTZ_OID
      ? toRfc3339
      : pg.types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/** A timestamp of Postgres as RFC 3339: `2026-01-31 09:30:00.123456+00` → `2026-01-31T09:30:00.123456+00:00`. */
export function toRfc3339(text: string): string {
  const dateAndTime = `${text.slice(0, 10)}T${text.slice(11)}`;
  const hasMinutesOfZone = text.at(-3) === ':';
  return hasMinutesOfZone ? dateAndTime : `${dateAndTime}:00`;
}
