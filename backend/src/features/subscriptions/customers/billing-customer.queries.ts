import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentMode } from '../../../platform/payments/payment-gateway.js';

/** A customer whose name or address differs from the synced one. */
export interface ChangedCustomer {
  customerId: string;
  email: string;
  name: string;
  /** The last synced values; null when there were none. */
  syncedEmail: string | null;
  syncedName: string | null;
}

const CHANGED = `SELECT stripe_customer_id AS "customerId", email, full_name AS name,
    told_email AS "syncedEmail", told_name AS "syncedName"
  FROM billing_customers JOIN profiles ON profiles.id = user_id
  WHERE mode = $1 AND (told_email, told_name) IS DISTINCT FROM (email, full_name) LIMIT 500`;

const LINK = `INSERT INTO billing_customers (user_id, mode, stripe_customer_id)
  SELECT id, $2, $3 FROM auth_users WHERE id = $1 AND deleted_at IS NULL
  ON CONFLICT DO NOTHING RETURNING user_id`;

/** Customer queries that need other tables. */
@Injectable()
export class BillingCustomerQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** At most 500. */
  listChanged(mode: PaymentMode): Promise<ChangedCustomer[]> {
    return this.dataSource.query(CHANGED, [mode]);
  }

  /** @returns false if the account is deleted, or it or the customer is already linked */
  async link(manager: EntityManager, userId: string, mode: PaymentMode, customerId: string): Promise<boolean> {
    const linked: { user_id: string }[] = await manager.query(LINK, [userId, mode, customerId]);
    return linked.length > 0;
  }
}
