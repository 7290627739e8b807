import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseError } from '../../backend/src/common/problems/normalise-error.js';
import { parseEnvironment } from '../../backend/src/config/environment.js';
import { appDataSourceOptions } from '../../backend/src/database/data-source-options.js';
import { eventually } from '../support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = parseEnvironment({ DATABASE_URL: database.url, PROCESS_ROLE: 'web' });
  dataSource = await new DataSource({ ...appDataSourceOptions(environment), entities: [] }).initialize();
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

describe('a connection that is ended within a transaction (reliability REL2)', () => {
  it('is an outage for the next statement, not a fault of the server', async () => {
    const written = dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await dataSource.query('SELECT pg_terminate_backend($1)', [row?.pid]);
      await eventually(
        async () => manager.queryRunner?.isReleased,
        (isReleased) => isReleased === true,
      );
      await manager.query('SELECT 1');
    });
    const error = await written.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(normaliseError(error).type.code).toBe('temporarily-unavailable');
  });
});
