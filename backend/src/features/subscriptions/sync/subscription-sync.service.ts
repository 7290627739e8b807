import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { PaymentGateway } from '../../../platform/payments/payment-gateway.js';
import { deriveSubscriptionState, type SubscriptionState } from '../../../platform/payments/subscription-state.js';
import { recordBillingChange } from '../audit/billing-audit-entry.entity.js';
import { BillingCustomersService } from '../customers/billing-customers.service.js';
import { BillingLockService } from './billing-lock.service.js';
import { isLike, Subscriber, subscriptionColumns } from './subscriber.entity.js';
import { SubscriberQueries } from './subscriber.queries.js';
import { applyGrant, type SubscriptionAccess, SubscriptionGrant } from './subscription-grant.entity.js';

/** Facts about a subscription other than its entitlements. */
interface Payment {
  monthlyAmountCents: number | null;
  billedMonths: number | null;
  trialEnd: Date | null;
  contractSeats: number | null;
  paymentFailed: boolean;
  next: { tier: string; monthlyAmountCents: number; startsAt: Date } | null;
}

interface Change {
  userId: string;
  before: Subscriber | null;
  access: SubscriptionAccess;
  payment: Payment;
  cause: string;
}

const NOTHING_PAID: Payment = {
  monthlyAmountCents: null,
  billedMonths: null,
  trialEnd: null,
  contractSeats: null,
  paymentFailed: false,
  next: null,
};

/** The only writer of a subscription's state: reads it from the payment service, derives, writes and audits it. */
@Injectable()
export class SubscriptionSyncService {
  private readonly logger = new Logger(SubscriptionSyncService.name);

  constructor(
    private readonly billingLock: BillingLockService,
    private readonly gateway: PaymentGateway,
    private readonly customers: BillingCustomersService,
    private readonly queries: SubscriberQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Syncs a person's row with the payment service and their grant; does nothing for a person who never had either. The
   * lock is taken before reading, so that a stale response cannot overwrite a newer one.
   * @param cause recorded in the audit: an event id, 'check', 'reconcile' or 'operator'
   */
  async syncUser(userId: string, cause: string): Promise<void> {
    await this.billingLock.run(userId, async (manager) => {
      const customerId = await this.customers.findCustomerId(userId, manager);
      const grant = await manager.findOneBy(SubscriptionGrant, { userId });
      const before = await manager.findOneBy(Subscriber, { userId });
      if (customerId === null && grant === null && before === null) return;
      const subscriptions = customerId === null ? [] : await this.gateway.listSubscriptions(customerId);
      const state = deriveSubscriptionState(subscriptions);
      for (const anomaly of state.anomalies) this.logger.warn({ msg: 'Billing needs a look', ...anomaly });
      const access = applyGrant(state, grant, this.clock.now());
      const payment = access === state ? await this.paymentOf(state) : NOTHING_PAID;
      await this.write(manager, { userId, before, access, payment, cause });
    });
  }

  /** Ids of the persons whose subscription must be read again because its end has passed. */
  listOverdue(): Promise<string[]> {
    return this.queries.listOverdue(this.clock.now());
  }

  /** Ids of all persons who have a customer at the payment service, or a grant. */
  listSynced(): Promise<string[]> {
    return this.queries.listSynced(this.gateway.mode);
  }

  private async paymentOf(state: SubscriptionState): Promise<Payment> {
    const { monthlyAmountCents, billedMonths, trialEnd, contractSeats, paymentFailed, next } = state;
    const plan = next && (await this.gateway.findPlanOfPrice(next.priceId));
    return {
      monthlyAmountCents,
      billedMonths,
      trialEnd,
      contractSeats,
      paymentFailed,
      next: plan && { tier: plan.tier, monthlyAmountCents: plan.unitAmountCents, startsAt: next.startsAt },
    };
  }

  private async write(manager: EntityManager, { userId, before, access, payment, cause }: Change): Promise<void> {
    const after = {
      subscribed: access.subscribed,
      subscription_tier: access.tier,
      subscription_end: access.end,
      renews: access.renews,
    };
    const row = {
      subscribed: access.subscribed,
      subscriptionTier: access.tier,
      subscriptionEnd: access.end,
      renews: access.renews,
      monthlyAmountCents: payment.monthlyAmountCents,
      billedMonths: payment.billedMonths,
      trialEndsAt: payment.trialEnd,
      contractSeats: payment.contractSeats,
      paymentFailed: payment.paymentFailed,
      nextTier: payment.next?.tier ?? null,
      nextMonthlyAmountCents: payment.next?.monthlyAmountCents ?? null,
      nextStartsAt: payment.next?.startsAt ?? null,
    };
    if (before && isLike(before, row)) return this.noteUnchanged(manager, before);
    await manager.upsert(Subscriber, { userId, ...row, syncedAt: () => 'now()', updatedAt: () => 'now()' }, ['userId']);
    const wasLike = before && subscriptionColumns(before);
    if (JSON.stringify(wasLike) === JSON.stringify(after)) return;
    await recordBillingChange(manager, { userId, cause, before: wasLike, after });
  }

  /**
   * Every write notifies open pages, which then check again. Without a live subscription nothing is written, because
   * each check would trigger the next one.
   */
  private async noteUnchanged(
    manager: EntityManager,
    { userId, subscribed, subscriptionEnd }: Subscriber,
  ): Promise<void> {
    const isLive = subscribed && (subscriptionEnd === null || subscriptionEnd > this.clock.now());
    if (isLive) await manager.update(Subscriber, { userId }, { syncedAt: () => 'now()' });
  }
}
