import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { BillingAuditEntry } from './billing-audit-entry.entity.js';

/** A change of a person's billing, with the names of the columns. */
export type BillingChange = Pick<BillingAuditEntry, 'userId' | 'cause' | 'before' | 'after'>;

/** Adds an entry to the audit, in the transaction of the change. */
export async function recordBillingChange(manager: EntityManager, change: BillingChange): Promise<void> {
  await manager.insert(BillingAuditEntry, { id: uuidv7(), ...change });
}
