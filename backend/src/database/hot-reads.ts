import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CustomTypesConfig, Pool, QueryResultRow } from 'pg';
import pg from 'pg';
import type { DataSource } from 'typeorm';

const TIMESTAMPTZ_OID = 1184;

/** Leaves timestamps as the text that Postgres sends, which JSON needs anyway: no Date is built and printed again. */
const rawTimestamps: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMPTZ_OID
      ? (value: string) => value
      : pg.types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/**
 * Named prepared statements on TypeORM's own pool, for the two or three reads that most requests are.
 * Everything else goes through repositories.
 * @see docs/performance.md
 */
@Injectable()
export class HotReads {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param name names the prepared statement: one name, one text.
   * @returns rows with timestamps as Postgres writes them (`2026-01-31 09:30:00.123456+00`).
   */
  async query<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name, text, values, types: rawTimestamps });
    return result.rows;
  }

  private get pool(): Pool {
    const { driver } = this.dataSource;
    if (!('master' in driver)) throw new Error('The data source has no Postgres pool');
    return driver.master as Pool;
  }
}

/** A timestamp of Postgres as RFC 3339: `2026-01-31 09:30:00.123456+00` → `2026-01-31T09:30:00.123456+00:00`. */
export function toRfc3339(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}
