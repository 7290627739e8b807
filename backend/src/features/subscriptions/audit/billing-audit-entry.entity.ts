import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/** One change of a person's billing. Entries are never changed, and are kept after the account is deleted. */
@Entity('billing_audit')
export class BillingAuditEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Its cause: an event id, 'checkout', 'check', 'reconcile', 'operator' or 'account-deleted'. */
  @Column('text')
  cause: string;

  /** In the names of the columns. */
  @Column('jsonb', { nullable: true })
  before: object | null;

  /** Null when nothing is left. */
  @Column('jsonb', { nullable: true })
  after: object | null;

  @Column('timestamptz')
  createdAt: Date;
}

/** A change of a person's billing, with the names of the columns. */
export type BillingChange = Pick<BillingAuditEntry, 'userId' | 'cause' | 'before' | 'after'>;

/** Adds an entry to the audit, in the transaction of the change. */
export async function recordBillingChange(manager: EntityManager, change: BillingChange): Promise<void> {
  await manager.insert(BillingAuditEntry, { id: uuidv7(), ...change });
}
