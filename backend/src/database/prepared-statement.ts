import type { PoolClient, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { wireTimestamps } from './wire-timestamps.js';

/** A statement that each connection parses and plans once. One name, one text. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/**
 * Runs a prepared statement in the caller's transaction: for the few writes that planning costs more than the work.
 * @returns rows with timestamps as RFC 3339.
 * @see docs/performance.md
 */
export async function runPrepared<Row extends QueryResultRow>(
  manager: EntityManager,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { queryRunner } = manager;
  if (!queryRunner) throw new Error('A prepared statement needs the manager of a transaction');
  const connection: PoolClient = await queryRunner.connect();
  const result = await connection.query<Row>({ name, text, values, types: wireTimestamps });
  return result.rows;
}

/** Runs a prepared statement that is a transaction by itself. @returns rows with timestamps as RFC 3339. */
export async function runPreparedAlone<Row extends QueryResultRow>(
  dataSource: DataSource,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    return await runPrepared<Row>(queryRunner.manager, statement, values);
  } finally {
    await queryRunner.release();
  }
}
