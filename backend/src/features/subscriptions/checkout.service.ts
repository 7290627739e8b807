import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { type BillingSubscription, isCancelled } from '../../platform/payments/billing-subscription.js';
import { PaymentGateway, type PortalFlow } from '../../platform/payments/payment-gateway.js';
import { CATALOGUE_PRODUCTS, type CatalogueEntry, findPlan } from '../../platform/payments/plan-catalogue.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { BillingCustomersService } from './billing-customers.service.js';
import { BillingTurns } from './billing-turns.service.js';
import type { PlanValue } from './dto/create-checkout.dto.js';
import { EntitlementsService } from './entitlements.service.js';
import { subscriptionProblems } from './subscriptions.problems.js';

const CONTACT_SALES = '/contact?subject=Enterprise%20plan';
const LIVE_STATUSES = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/** Ways to the payment service's own pages. */
@Injectable()
export class CheckoutService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly turns: BillingTurns,
    private readonly customers: BillingCustomersService,
    private readonly profiles: ProfilesService,
    private readonly entitlements: EntitlementsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Address of the page where the person pays for a plan: the price is the one shown beside the button (T1).
   * Enterprise goes to the contact page (T2); somebody who has a live subscription goes to the portal
   * instead, where a change to another price asks for one confirmation.
   * @throws `billing-is-off`, `payment-service-unavailable`.
   */
  async createCheckout(userId: string, planValue: PlanValue): Promise<string> {
    const plan = await this.resolvePlan(userId, planValue);
    if (plan === null) return CONTACT_SALES;
    if (this.environment.billing.mode === 'none') throw subscriptionProblems['billing-is-off']();
    const profile = await this.profiles.getProfile(userId);
    return this.turns.run(userId, async (manager) => {
      const payer = { userId, email: profile.email, name: profile.fullName };
      const customerId = await this.customers.ensureCustomerId(manager, payer);
      const live = (await this.gateway.listSubscriptions(customerId)).filter(isLive);
      if (live.length > 0) return this.portalUrl(customerId, changeOf(live, plan));
      return this.checkoutUrl(customerId, userId, plan);
    });
  }

  /** Address of the page where the person manages the subscription. @throws `no-billing-account`, `billing-is-off`. */
  async createPortal(userId: string): Promise<string> {
    if (this.environment.billing.mode === 'none') throw subscriptionProblems['billing-is-off']();
    const customerId = await this.customers.findCustomerId(this.dataSource.manager, userId);
    if (customerId === null || !(await this.gateway.isCustomerUsable(customerId))) {
      throw subscriptionProblems['no-billing-account']();
    }
    return this.portalUrl(customerId);
  }

  /** Null for Enterprise, which is sold by talking. 'premium' means the next tier of the caller (T3). */
  private async resolvePlan(userId: string, value: PlanValue): Promise<CatalogueEntry | null> {
    if (value === 'Enterprise') return null;
    if (value !== 'premium') return findPlan(value);
    const { tier } = await this.entitlements.getEntitlement(userId);
    return tier === 'professional' || tier === 'enterprise' ? null : findPlan('professional');
  }

  private async checkoutUrl(customerId: string, userId: string, plan: CatalogueEntry): Promise<string> {
    const open = await this.gateway.listOpenCheckouts(customerId);
    const same = open.find((checkout) => checkout.plan === plan.plan);
    for (const other of open.filter((checkout) => checkout !== same)) await this.gateway.expireCheckout(other.id);
    if (same) return same.url;
    const checkout = await this.gateway.createCheckout({
      customerId,
      userId,
      plan,
      // The payment service replaces the braces; they must not be URL-encoded.
      successUrl: `${this.environment.appUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${this.environment.appUrl}/dashboard`,
    });
    return checkout.url;
  }

  private async portalUrl(customerId: string, flow?: PortalFlow): Promise<string> {
    const returnUrl = `${this.environment.appUrl}/dashboard`;
    const portal = await this.gateway.createPortal({ customerId, returnUrl, ...(flow && { flow }) });
    return portal.url;
  }
}

function isLive(subscription: BillingSubscription): boolean {
  return LIVE_STATUSES.has(subscription.status);
}

/** The one confirmation that leads to another price; undefined where the portal's home has to be tidied up first. */
function changeOf(live: readonly BillingSubscription[], plan: CatalogueEntry): PortalFlow | undefined {
  const [subscription, ...others] = live;
  const [item, ...otherItems] = subscription?.items ?? [];
  if (!subscription || !item || others.length > 0 || otherItems.length > 0) return undefined;
  const isRunning = ['active', 'trialing'].includes(subscription.status);
  const isSamePrice =
    item.productId === CATALOGUE_PRODUCTS[plan.tier].id && item.unitAmountCents === plan.unitAmountCents;
  if (!isRunning || isCancelled(subscription) || isSamePrice) return undefined;
  return { kind: 'change-plan', subscription, plan };
}
