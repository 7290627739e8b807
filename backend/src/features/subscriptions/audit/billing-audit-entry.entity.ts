import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/** One change of a person's billing. Entries are never changed, and are kept after the account is deleted. */
@Entity('billing_audit')
export class BillingAuditEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Its cause: an event id, 'check', 'reconcile', 'operator' or 'account-deleted'. */
  @Column('text')
  cause: string;

  /** Keyed by column names. */
  @Column('jsonb', { nullable: true })
  before: object | null;

  /** Null after the subscription was deleted. */
  @Column('jsonb', { nullable: true })
  after: object | null;

  @Column('timestamptz')
  createdAt: Date;
}

/** What the caller provides for an entry. */
export type BillingChange = Pick<BillingAuditEntry, 'userId' | 'cause' | 'before' | 'after'>;

/** Adds an entry to the audit, in the transaction of the change. */
export async function recordBillingChange(manager: EntityManager, change: BillingChange): Promise<void> {
  await manager.insert(BillingAuditEntry, { id: uuidv7(), ...change });
}
