import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/** A change of somebody's billing, in the names of the columns. */
export interface BillingChange {
  userId: string;
  /** What made it: an event id, 'checkout', 'check', 'reconcile', 'operator' or 'account-deleted'. */
  cause: string;
  before: object | null;
  /** Null when nothing is left. */
  after: object | null;
}

/** Adds a line to the audit, in the transaction of the change. Lines are never changed, and outlive the person. */
export async function recordBillingChange(manager: EntityManager, change: BillingChange): Promise<void> {
  const { userId, cause, before, after } = change;
  await manager.query('INSERT INTO billing_audit (id, user_id, cause, before, after) VALUES ($1, $2, $3, $4, $5)', [
    uuidv7(),
    userId,
    cause,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
  ]);
}
