import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import {
  type BillingInterval,
  type CatalogEntry,
  findPlan,
  yearlyOf,
} from '../../../platform/payments/plan-catalog.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { subscriptionProblems } from '../subscriptions.problems.js';
import { SubscriberQueries } from '../sync/subscriber.queries.js';
import { isRunning, rankOf, SubscriptionGrant } from '../sync/subscription-grant.entity.js';
import type { PlanValue } from './checkout.dto.js';

/** What a person may buy, and on which terms. */
@Injectable()
export class PurchaseTermsService {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly queries: SubscriberQueries,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** URLs that the payment page redirects to. */
  get returnUrls(): { successUrl: string; cancelUrl: string } {
    const { appUrl } = this.environment;
    // The payment service replaces the braces; they must not be URL-encoded.
    return {
      successUrl: `${appUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${appUrl}/dashboard?checkout=cancelled`,
    };
  }

  /**
   * The plan and price of a button; null for Enterprise, which is sold by contract.
   * @throws `billing-is-off`, `annual-billing-is-off`.
   */
  async findPlan(userId: string, value: PlanValue, interval: BillingInterval): Promise<CatalogEntry | null> {
    const monthly = await this.findMonthlyPlan(userId, value);
    if (monthly === null) return null;
    const { mode, annualMonths } = this.environment.billing;
    if (mode === 'none') throw subscriptionProblems['billing-is-off']();
    if (interval === 'month') return monthly;
    if (annualMonths === 0) throw subscriptionProblems['annual-billing-is-off']();
    return yearlyOf(monthly, annualMonths);
  }

  /** The trial is for a person's first plan. */
  async trialDaysFor(manager: EntityManager, userId: string): Promise<number> {
    const { trialDays } = this.environment.billing;
    return trialDays > 0 && !(await this.queries.hasEverSubscribed(manager, userId)) ? trialDays : 0;
  }

  /** Rejects a plan below the granted tier, or equal to it unless the grant has an end. @throws `plan-included` */
  async requireUseful(manager: EntityManager, userId: string, plan: CatalogEntry): Promise<void> {
    const grant = await manager.findOneBy(SubscriptionGrant, { userId });
    if (grant === null || !isRunning(grant, this.clock.now())) return;
    const isBetter = rankOf(grant.tier) > rankOf(plan.tier);
    const isSameForGood = grant.tier === plan.tier && grant.endsAt === null;
    if (isBetter || isSameForGood) throw subscriptionProblems['plan-included']();
  }

  /** 'premium' means the next tier of the caller (T3). */
  private async findMonthlyPlan(userId: string, value: PlanValue): Promise<CatalogEntry | null> {
    if (value === 'Enterprise') return null;
    if (value !== 'premium') return findPlan(value);
    const { tier } = await this.entitlements.getEntitlement(userId);
    return tier === 'professional' || tier === 'enterprise' ? null : findPlan('professional');
  }
}
