import pg, { type ClientConfig } from 'pg';
import type { Environment } from '../config/environment.js';

/** Longest wait for a new connection. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Pause of a quiet connection before the system asks whether the other side is still there. */
const KEEP_ALIVE_DELAY_MS = 5_000;

/**
 * What every connection of the running product has in common: it gives up a server that does not answer. Limits of the
 * server's own (statement_timeout and the like) are settings of the login role and help against slow statements only.
 * @see migrate-database.ts
 */
export function connectionSettings({ database }: Pick<Environment, 'database'>) {
  return {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: database.answerTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  } satisfies ClientConfig;
}

/**
 * A pool connection that closes itself when a query gets no answer within `query_timeout`.
 *
 * pg's own timeout fails the query but keeps the connection: the next user of the connection, often a ROLLBACK, then
 * waits behind the query that never ends.
 */
export class DeadlineClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    // pg's timer would fire at the same moment, and first.
    const { query_timeout: deadlineMs, ...rest } = config;
    super(rest);
    if (!deadlineMs) return;
    let timer: NodeJS.Timeout | undefined;
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      timer ??= setTimeout(() => this.giveUp(deadlineMs), deadlineMs);
      return query(...args);
    }) as typeof this.query;
    const settle = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    this.on('drain', settle);
    this.on('end', settle);
  }

  private giveUp(deadlineMs: number): void {
    const error = Object.assign(new Error(`The database did not answer within ${deadlineMs} ms`), {
      code: 'ETIMEDOUT',
    });
    socketOf(this)?.destroy(error);
  }
}

/** pg has no public way to end a connection without asking the server, which is the one that does not answer. */
function socketOf(client: pg.Client): { destroy(error: Error): void } | undefined {
  const { connection } = client as pg.Client & { connection?: { stream?: { destroy(error: Error): void } } };
  return connection?.stream;
}
