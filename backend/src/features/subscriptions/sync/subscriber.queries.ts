import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentMode } from '../../../platform/payments/payment-gateway.js';
import { recordBillingChange } from '../audit/billing-audit-entry.entity.js';
import { Subscriber, subscriptionColumns } from './subscriber.entity.js';

/** Everyone with a subscription or a grant. */
const OVERDUE = `SELECT user_id FROM subscribers
  WHERE subscribed AND subscription_end < $1 ORDER BY subscription_end LIMIT 500`;

const SYNCED = 'SELECT user_id FROM billing_customers WHERE mode = $1 UNION SELECT user_id FROM subscription_grants';

const SAVE_DISPUTE = `INSERT INTO subscribers (user_id, disputes) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET disputes = array_remove(subscribers.disputes, $3) || $2, updated_at = now()`;

const FIRST_PLAN =
  "SELECT 1 AS found FROM billing_audit WHERE user_id = $1 AND after ->> 'subscribed' = 'true' LIMIT 1";

/** Statements about subscriptions that need more than a repository gives. */
@Injectable()
export class SubscriberQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Ids of the persons whose paid or given time has passed; at most 500, longest overdue first. */
  async listOverdue(now: Date): Promise<string[]> {
    const rows: { user_id: string }[] = await this.dataSource.query(OVERDUE, [now]);
    return rows.map((row) => row.user_id);
  }

  /** Ids of all persons whose subscription comes from the payment service or from a grant. */
  async listSynced(mode: PaymentMode): Promise<string[]> {
    const rows: { user_id: string }[] = await this.dataSource.query(SYNCED, [mode]);
    return rows.map((row) => row.user_id);
  }

  /** Adds a payment to those that are disputed and not won, or takes it away. */
  async saveDispute(manager: EntityManager, userId: string, disputeId: string, isOpen: boolean): Promise<void> {
    await manager.query(SAVE_DISPUTE, [userId, isOpen ? [disputeId] : [], disputeId]);
  }

  /** Whether the person had a plan before, be it with a customer that is gone from the payment service, or given. */
  async hasEverSubscribed(manager: EntityManager, userId: string): Promise<boolean> {
    const rows: { found: number }[] = await manager.query(FIRST_PLAN, [userId]);
    return rows.length > 0;
  }
}

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
