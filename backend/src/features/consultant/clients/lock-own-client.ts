import type { EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { Client } from './client.entity.js';
import { notYourClient } from './not-your-client.js';

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
