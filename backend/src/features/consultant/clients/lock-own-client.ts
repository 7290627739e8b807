import type { EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { Problem } from '../../../common/problems/problem.js';
import { isForeignKeyViolation } from '../../../database/violations.js';
import { Client } from './client.entity.js';

/**
 * Checks that a client belongs to the consultant, and locks it until the transaction ends. Does nothing for null and
 * undefined.
 * @throws `invalid-fields` for `client_id`, also if the caller is not a consultant.
 */
export async function lockOwnClient(
  manager: EntityManager,
  { userId, role }: Principal,
  clientId: string | null | undefined,
): Promise<void> {
  if (clientId === undefined || clientId === null) return;
  if (role !== 'consultant') throw notYourClient();
  const client = await manager.findOne(Client, {
    select: { id: true },
    where: { id: clientId, consultantId: userId },
    lock: { mode: 'for_key_share' },
  });
  if (!client) throw notYourClient();
}

/** The problem of an entry with a foreign client. */
export function notYourClient() {
  return commonProblems['invalid-fields']({
    errors: [{ pointer: '#/client_id', detail: 'is not one of your clients' }],
  });
}

/** Maps a failed write to a problem: the client was deleted since it was looked up. */
export function refuseGoneClient(error: unknown): never {
  throw isForeignKeyViolation(error) ? notYourClient() : error;
}

/** Throws the problem of a created entry that is missing: its client was deleted in the meantime, with all entries. */
export function refuseGoneEntry(error: unknown): never {
  throw error instanceof Problem && error.type.status === 404 ? notYourClient() : error;
}
