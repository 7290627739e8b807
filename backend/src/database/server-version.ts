import type pg from 'pg';
import { OperatorError } from '../config/operator-error.js';

/** The oldest major version that the product is tested with. */
const LEAST_VERSION = 16;

/** @throws OperatorError when the server is older than the product supports */
export async function requireSupportedServer(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version",
  );
  const [server] = rows;
  if (!server || Number(server.number) >= LEAST_VERSION * 10_000) return;
  throw new OperatorError(
    `The database is Postgres ${server.version}; the product needs Postgres ${LEAST_VERSION} or newer.`,
  );
}
