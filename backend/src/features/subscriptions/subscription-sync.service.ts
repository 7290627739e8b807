import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { PaymentGateway } from '../../platform/payments/payment-gateway.js';
import { deriveSubscriptionState } from '../../platform/payments/subscription-state.js';
import { recordBillingChange } from './billing-audit.js';
import { BillingCustomersService } from './billing-customers.service.js';
import { BillingTurns } from './billing-turns.service.js';
import { Subscriber } from './subscriber.entity.js';
import { type Standing, type SubscriptionGrant, withGrant } from './subscription-grant.js';

interface Change {
  userId: string;
  before: Subscriber | null;
  state: Standing;
  cause: string;
}

/** The one way by which a subscription gets into the product: read anew, derive, write, audit. */
@Injectable()
export class SubscriptionSyncService {
  private readonly logger = new Logger(SubscriptionSyncService.name);

  constructor(
    private readonly turns: BillingTurns,
    private readonly gateway: PaymentGateway,
    private readonly customers: BillingCustomersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Brings a person's row up to date with the payment service and with what an operator gives; does nothing for
   * somebody who never had either.
   * The turn is taken before reading, so that an older answer can never overwrite a newer one.
   * @param cause what made us look: an event id, 'checkout', 'check', 'reconcile' or 'operator'. Kept in the audit.
   */
  async syncUser(userId: string, cause: string): Promise<void> {
    await this.turns.run(userId, async (manager) => {
      const customerId = await this.customers.findCustomerId(manager, userId);
      const grant = await findGrant(manager, userId);
      const before = await manager.findOneBy(Subscriber, { userId });
      if (customerId === null && grant === null && before === null) return;
      const subscriptions = customerId === null ? [] : await this.gateway.listSubscriptions(customerId);
      const state = deriveSubscriptionState(subscriptions);
      for (const anomaly of state.anomalies) this.logger.warn({ msg: 'Billing needs a look', ...anomaly });
      await this.write(manager, { userId, before, state: withGrant(state, grant, this.clock.now()), cause });
    });
  }

  private async write(manager: EntityManager, { userId, before, state, cause }: Change): Promise<void> {
    const after = {
      subscribed: state.subscribed,
      subscription_tier: state.tier,
      subscription_end: state.end,
      renews: state.renews,
    };
    await manager.query(
      `INSERT INTO subscribers (user_id, subscribed, subscription_tier, subscription_end, renews, synced_at)
       VALUES ($1, $2, $3, $4, $5, now())
       ON CONFLICT (user_id) DO UPDATE SET subscribed = $2, subscription_tier = $3, subscription_end = $4,
         renews = $5, synced_at = now(), updated_at = now()`,
      [userId, state.subscribed, state.tier, state.end, state.renews],
    );
    const wasLike = before && {
      subscribed: before.subscribed,
      subscription_tier: before.subscriptionTier,
      subscription_end: before.subscriptionEnd,
      renews: before.renews,
    };
    if (JSON.stringify(wasLike) === JSON.stringify(after)) return;
    await recordBillingChange(manager, { userId, cause, before: wasLike, after });
  }
}

async function findGrant(manager: EntityManager, userId: string): Promise<SubscriptionGrant | null> {
  const [grant]: SubscriptionGrant[] = await manager.query(
    'SELECT tier, ends_at AS "endsAt" FROM subscription_grants WHERE user_id = $1',
    [userId],
  );
  return grant ?? null;
}
