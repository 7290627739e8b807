import type { EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { Client } from './client.entity.js';
import { notYourClient } from './not-your-client.js';

/**
 * Makes sure that a client is one of the consultant's, and keeps it from being removed until the transaction ends. Nothing
 * to do for null and undefined.
 * @throws `invalid-fields` that names `client_id`; also for whoever is no consultant.
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
