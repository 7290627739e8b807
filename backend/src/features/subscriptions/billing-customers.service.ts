import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaymentGateway, type PaymentMode } from '../../platform/payments/payment-gateway.js';

/** A person as the payment service needs to know them. */
export interface Payer {
  userId: string;
  email: string;
  name: string;
}

/** Which customer of the payment service a person is; ids of one mode are unknown in another. */
@Injectable()
export class BillingCustomersService {
  constructor(private readonly gateway: PaymentGateway) {}

  /** Id of the person's customer, or null. */
  async findCustomerId(manager: EntityManager, userId: string): Promise<string | null> {
    return (await this.find(manager, userId))?.stripe_customer_id ?? null;
  }

  /** The person who owns a customer, or null. */
  async findOwner(manager: EntityManager, customerId: string): Promise<string | null> {
    const [row]: { user_id: string }[] = await manager.query(
      'SELECT user_id FROM billing_customers WHERE stripe_customer_id = $1 AND mode = $2',
      [customerId, this.gateway.mode],
    );
    return row?.user_id ?? null;
  }

  /** Gives the person's customer, made when there is none or when it was deleted. Call in the person's billing turn. */
  async ensureCustomerId(manager: EntityManager, payer: Payer): Promise<string> {
    const existing = await this.find(manager, payer.userId);
    if (existing && (await this.gateway.isCustomerUsable(existing.stripe_customer_id))) {
      return existing.stripe_customer_id;
    }
    const generation = (existing?.generation ?? 0) + 1;
    const customerId = await this.gateway.ensureCustomer({ ...payer, generation });
    await manager.query(
      `INSERT INTO billing_customers (user_id, mode, stripe_customer_id, generation, told_email, told_name)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (user_id, mode) DO UPDATE
         SET stripe_customer_id = $3, generation = $4, told_email = $5, told_name = $6`,
      [payer.userId, this.gateway.mode, customerId, generation, payer.email, payer.name],
    );
    return customerId;
  }

  /** Gives an unowned customer to an existing person who has none; never takes one away. */
  async linkCustomer(manager: EntityManager, customerId: string, userId: string): Promise<string | null> {
    const linked: unknown[] = await manager.query(
      `INSERT INTO billing_customers (user_id, mode, stripe_customer_id)
       SELECT id, $2, $3 FROM auth_users WHERE id = $1 AND deleted_at IS NULL
       ON CONFLICT DO NOTHING RETURNING 1`,
      [userId, this.gateway.mode, customerId],
    );
    return linked.length > 0 ? userId : this.findOwner(manager, customerId);
  }

  /** Takes the person's customers of every mode away from the account. @returns what was taken */
  async forgetCustomers(manager: EntityManager, userId: string): Promise<{ customerId: string; mode: PaymentMode }[]> {
    const customers: { customerId: string; mode: PaymentMode }[] = await manager.query(
      'SELECT stripe_customer_id AS "customerId", mode FROM billing_customers WHERE user_id = $1 FOR UPDATE',
      [userId],
    );
    await manager.query('DELETE FROM billing_customers WHERE user_id = $1', [userId]);
    return customers;
  }

  private async find(
    manager: EntityManager,
    userId: string,
  ): Promise<{ stripe_customer_id: string; generation: number } | undefined> {
    const [row]: { stripe_customer_id: string; generation: number }[] = await manager.query(
      'SELECT stripe_customer_id, generation FROM billing_customers WHERE user_id = $1 AND mode = $2',
      [userId, this.gateway.mode],
    );
    return row;
  }
}
