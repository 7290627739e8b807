import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentMode } from '../../../platform/payments/payment-gateway.js';
import { recordBillingChange } from '../audit/billing-audit-entry.entity.js';
import { Subscriber, subscriptionColumns } from './subscriber.entity.js';

const OVERDUE = `SELECT user_id FROM subscribers
  WHERE subscribed AND subscription_end < $1 ORDER BY subscription_end LIMIT 500`;

const SYNCED = 'SELECT user_id FROM billing_customers WHERE mode = $1 UNION SELECT user_id FROM subscription_grants';

const SAVE_DISPUTE = `INSERT INTO subscribers (user_id, disputes) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET disputes = array_remove(subscribers.disputes, $3) || $2, updated_at = now()`;

const FIRST_PLAN =
  "SELECT 1 AS found FROM billing_audit WHERE user_id = $1 AND after ->> 'subscribed' = 'true' LIMIT 1";

/** Subscription queries that need more than a repository. */
@Injectable()
export class SubscriberQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Ids of persons who are still subscribed although their end has passed; at most 500, longest overdue first. */
  async listOverdue(now: Date): Promise<string[]> {
    const rows: { user_id: string }[] = await this.dataSource.query(OVERDUE, [now]);
    return rows.map((row) => row.user_id);
  }

  /** Ids of all persons who have a customer in this mode, or a grant. */
  async listSynced(mode: PaymentMode): Promise<string[]> {
    const rows: { user_id: string }[] = await this.dataSource.query(SYNCED, [mode]);
    return rows.map((row) => row.user_id);
  }

  /** Adds the dispute to those of the person that are open or lost, or removes it. */
  async saveDispute(manager: EntityManager, userId: string, disputeId: string, isOpen: boolean): Promise<void> {
    await manager.query(SAVE_DISPUTE, [userId, isOpen ? [disputeId] : [], disputeId]);
  }

  /** Whether the person ever had a plan, including grants and plans of deleted customers. */
  async hasEverSubscribed(manager: EntityManager, userId: string): Promise<boolean> {
    const rows: { found: number }[] = await manager.query(FIRST_PLAN, [userId]);
    return rows.length > 0;
  }
}

/** Deletes the subscription of a deleted account, if there is one, and records that in the audit. */
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
