import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { wireTimestamps } from './wire-timestamps.js';

/**
 * Named prepared statements on TypeORM's own pool: one round trip, planned once per connection, rows as they go to the
 * wire. For reads whose rows are answered as they are; plain reads and writes of an entity go through its repository.
 * @see docs/performance.md
 */
@Injectable()
export class PreparedQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param name names the prepared statement: one name, one text.
   * @returns rows with timestamps as RFC 3339 (`2026-01-31T09:30:00.123456+00:00`).
   */
  async query<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name, text, values, types: wireTimestamps });
    return result.rows;
  }

  private get pool(): Pool {
    const { driver } = this.dataSource;
    if (!('master' in driver)) throw new Error('The data source has no Postgres pool');
    return driver.master as Pool;
  }
}
