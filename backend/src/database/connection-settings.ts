import type { ClientConfig } from 'pg';
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
