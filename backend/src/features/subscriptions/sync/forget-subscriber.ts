import type { EntityManager } from 'typeorm';
import { recordBillingChange } from '../audit/billing-audit.js';
import { Subscriber, subscriptionColumns } from './subscriber.entity.js';

/** Takes the subscription from an account that is gone; does nothing when there is none. */
export async function forgetSubscriber(manager: EntityManager, userId: string): Promise<void> {
  const before = await manager.findOne(Subscriber, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  if (!before) return;
  await manager.delete(Subscriber, { userId });
  await recordBillingChange(manager, {
    userId,
    cause: 'account-deleted',
    before: subscriptionColumns(before),
    after: null,
  });
}
