import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { PaymentGateway } from '../../platform/payments/payment-gateway.js';
import { deriveSubscriptionState, type SubscriptionState } from '../../platform/payments/subscription-state.js';
import { BillingCustomersService } from './billing-customers.service.js';
import { BillingTurns } from './billing-turns.service.js';
import { Subscriber } from './subscriber.entity.js';

/** The one way by which a subscription gets into the product: read anew, derive, write, audit. */
@Injectable()
export class SubscriptionSyncService {
  private readonly logger = new Logger(SubscriptionSyncService.name);

  constructor(
    private readonly turns: BillingTurns,
    private readonly gateway: PaymentGateway,
    private readonly customers: BillingCustomersService,
  ) {}

  /**
   * Brings a person's row up to date with the payment service; does nothing for somebody without a customer.
   * The turn is taken before reading, so that an older answer can never overwrite a newer one.
   * @param cause what made us look: an event id, 'checkout', 'check' or 'reconcile'. Kept in the audit.
   */
  async syncUser(userId: string, cause: string): Promise<void> {
    await this.turns.run(userId, async (manager) => {
      const customerId = await this.customers.findCustomerId(manager, userId);
      if (customerId === null) return;
      const state = deriveSubscriptionState(await this.gateway.listSubscriptions(customerId));
      for (const anomaly of state.anomalies) this.logger.warn({ msg: 'Billing needs a look', ...anomaly });
      await this.write(manager, userId, state, cause);
    });
  }

  private async write(manager: EntityManager, userId: string, state: SubscriptionState, cause: string): Promise<void> {
    const before = await manager.findOneBy(Subscriber, { userId });
    const after = { subscribed: state.subscribed, subscription_tier: state.tier, subscription_end: state.end };
    await manager.query(
      `INSERT INTO subscribers (user_id, subscribed, subscription_tier, subscription_end, synced_at)
       VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (user_id) DO UPDATE SET subscribed = $2, subscription_tier = $3, subscription_end = $4,
         synced_at = now(), updated_at = now()`,
      [userId, state.subscribed, state.tier, state.end],
    );
    const wasLike = before && {
      subscribed: before.subscribed,
      subscription_tier: before.subscriptionTier,
      subscription_end: before.subscriptionEnd,
    };
    if (JSON.stringify(wasLike) === JSON.stringify(after)) return;
    await manager.query('INSERT INTO billing_audit (id, user_id, cause, before, after) VALUES ($1, $2, $3, $4, $5)', [
      uuidv7(),
      userId,
      cause,
      wasLike && JSON.stringify(wasLike),
      JSON.stringify(after),
    ]);
  }
}
