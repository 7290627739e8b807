import type { EntityManager } from 'typeorm';
import { recordBillingChange } from './billing-audit.js';

/** Takes the subscription from an account that is gone; does nothing when there is none. */
export async function forgetSubscriber(manager: EntityManager, userId: string): Promise<void> {
  const [before]: object[] = await manager.query(
    `SELECT subscribed, subscription_tier, subscription_end, renews FROM subscribers
     WHERE user_id = $1 FOR UPDATE`,
    [userId],
  );
  if (!before) return;
  await manager.query('DELETE FROM subscribers WHERE user_id = $1', [userId]);
  await recordBillingChange(manager, { userId, cause: 'account-deleted', before, after: null });
}
