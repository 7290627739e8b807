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
  /** How connections of the product treat a server that does not answer. */
  connection?: pg.ClientConfig;
}

/**
 * Keeps the sandbox's records in the table `billing_sandbox`.
 *
 * It has a connection of its own: the product may hold all of its connections while it waits for an answer of the
 * payment provider, and the sandbox is that provider. One is enough, for its transactions wait for each other anyway.
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
    // A lost idle connection is replaced by the next use; without a listener it would end the process.
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
