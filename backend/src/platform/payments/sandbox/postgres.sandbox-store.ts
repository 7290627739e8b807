import pg from 'pg';
import type {
  RecordFilter,
  SandboxKind,
  SandboxRecord,
  SandboxStore,
  SandboxTransaction,
} from '../../../../libs/stripe-sandbox/index.js';
import { SANDBOX_LOCK } from '../../../database/advisory-locks.js';
import { DeadlineClient } from '../../../database/connection-settings.js';

const DUE_AT = "(doc->>'dueAt')::bigint";

interface Row<Kind extends SandboxKind> {
  doc: SandboxRecord<Kind>;
}

interface PostgresSandboxStoreOptions {
  databaseUrl: string;
  /** The product's connection settings, such as timeouts. */
  connection?: pg.ClientConfig;
}

/**
 * Keeps the sandbox's records in the table `billing_sandbox`.
 *
 * Uses its own connection, because the product may hold all of its connections while it waits for the payment provider,
 * which is the sandbox. One is enough: its transactions are serialized by a lock.
 */
export class PostgresSandboxStore implements SandboxStore {
  private readonly pool: pg.Pool;

  constructor(options: PostgresSandboxStoreOptions) {
    this.pool = new pg.Pool({
      connectionString: options.databaseUrl,
      application_name: 'sop-billing-sandbox',
      max: 1,
      Client: DeadlineClient,
      ...options.connection,
    });
    // Lost idle connections are replaced on the next use; without a listener the error would end the process.
    this.pool.on('error', () => undefined);
  }

  async transact<Result>(work: (transaction: SandboxTransaction) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let failure: unknown;
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [SANDBOX_LOCK]);
      const result = await work(new PostgresTransaction(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      failure = await client.query('ROLLBACK').then(
        () => undefined,
        (rollbackError: unknown) => rollbackError,
      );
      throw error;
    } finally {
      client.release(failure instanceof Error);
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

class PostgresTransaction implements SandboxTransaction {
  constructor(private readonly client: pg.PoolClient) {}

  async find<Kind extends SandboxKind>(kind: Kind, id: string): Promise<SandboxRecord<Kind> | null> {
    const { rows } = await this.client.query<Row<Kind>>('SELECT doc FROM billing_sandbox WHERE kind = $1 AND id = $2', [
      kind,
      id,
    ]);
    return rows[0]?.doc ?? null;
  }

  async list<Kind extends SandboxKind>(kind: Kind, filter: RecordFilter = {}): Promise<SandboxRecord<Kind>[]> {
    const parameters: unknown[] = [kind];
    const conditions = ['kind = $1'];
    if (filter.customer !== undefined) conditions.push(`doc->>'customer' = $${parameters.push(filter.customer)}`);
    if (filter.dueBy !== undefined) conditions.push(`${DUE_AT} <= $${parameters.push(filter.dueBy)}`);
    const order = filter.dueBy === undefined ? 'position DESC' : `${DUE_AT}, position`;
    const { rows } = await this.client.query<Row<Kind>>(
      `SELECT doc FROM billing_sandbox WHERE ${conditions.join(' AND ')} ORDER BY ${order}`,
      parameters,
    );
    return rows.map(({ doc }) => doc);
  }

  async put<Kind extends SandboxKind>(kind: Kind, record: SandboxRecord<Kind>): Promise<void> {
    await this.client.query(
      `INSERT INTO billing_sandbox (kind, id, doc) VALUES ($1, $2, $3)
       ON CONFLICT (kind, id) DO UPDATE SET doc = excluded.doc`,
      [kind, record.object.id, JSON.stringify(record)],
    );
  }

  async remove(kind: SandboxKind, id: string): Promise<void> {
    await this.client.query('DELETE FROM billing_sandbox WHERE kind = $1 AND id = $2', [kind, id]);
  }
}
