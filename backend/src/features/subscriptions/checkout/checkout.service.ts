import { Injectable } from '@nestjs/common';
import { SharedCalls, SharedCallTimeoutError } from '../../../common/queues/shared-calls.js';
import { type BillingSubscription, isCancelled, isLive } from '../../../platform/payments/billing-subscription.js';
import {
  type OpenCheckout,
  PaymentGateway,
  PaymentServiceUnavailableError,
  type PortalFlow,
} from '../../../platform/payments/payment-gateway.js';
import { type BillingInterval, CATALOG_PRODUCTS, type CatalogEntry } from '../../../platform/payments/plan-catalog.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { BillingCustomersService } from '../customers/billing-customers.service.js';
import { BillingLockService } from '../sync/billing-lock.service.js';
import type { PlanValue } from './checkout.dto.js';
import { PortalService } from './portal.service.js';
import { PurchaseTermsService } from './purchase-terms.service.js';

const MAX_WAIT_MS = 5_000;
const CONTACT_SALES = '/contact?subject=Enterprise%20plan';

interface Purchase {
  customerId: string;
  userId: string;
  plan: CatalogEntry;
  trialDays: number;
}

/** Creates checkout pages of the payment service. */
@Injectable()
export class CheckoutService {
  private readonly sharedCheckouts = new SharedCalls<string>(MAX_WAIT_MS);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly billingLock: BillingLockService,
    private readonly customers: BillingCustomersService,
    private readonly profiles: ProfilesService,
    private readonly portals: PortalService,
    private readonly terms: PurchaseTermsService,
  ) {}

  /**
   * Returns the URL of the page where the person pays for a plan: the price is the one shown next to the button (T1).
   * Enterprise leads to the contact page (T2); a person with a live subscription is sent to the portal instead, where a
   * change to another price needs one confirmation. Concurrent clicks share one page.
   * @throws `billing-is-off`, `annual-billing-is-off`, `payment-service-unavailable`, `plan-included`,
   * `profile-not-found`.
   */
  async createCheckout(userId: string, planValue: PlanValue, interval: BillingInterval = 'month'): Promise<string> {
    const plan = await this.terms.findPlan(userId, planValue, interval);
    if (plan === null) return CONTACT_SALES;
    try {
      return await this.sharedCheckouts.run(`${userId} ${plan.lookupKey}`, () => this.openCheckout(userId, plan));
    } catch (error) {
      throw error instanceof SharedCallTimeoutError ? new PaymentServiceUnavailableError(error) : error;
    }
  }

  private async openCheckout(userId: string, plan: CatalogEntry): Promise<string> {
    const profile = await this.profiles.getProfile(userId);
    const details = { email: profile.email, name: profile.fullName };
    return this.billingLock.run(userId, async (manager) => {
      const customerId = await this.customers.ensureCustomerId(manager, userId);
      const [subscriptions, open] = await Promise.all([
        this.gateway.listSubscriptions(customerId),
        this.gateway.listOpenCheckouts(customerId),
        this.customers.introduceCustomer(manager, customerId, details),
      ]);
      const live = subscriptions.filter(isLive);
      if (live.length > 0) return this.portals.openFor(customerId, live, changeOf(live, plan));
      const trialDays = subscriptions.length === 0 ? await this.terms.trialDaysFor(manager, userId) : 0;
      await this.terms.requireUseful(manager, userId, plan);
      return this.checkoutUrl({ customerId, userId, plan, trialDays }, open);
    });
  }

  private async checkoutUrl(purchase: Purchase, open: readonly OpenCheckout[]): Promise<string> {
    const { customerId, userId, plan, trialDays } = purchase;
    const same = open.find((checkout) => checkout.lookupKey === plan.lookupKey);
    for (const other of open.filter((checkout) => checkout !== same)) await this.gateway.expireCheckout(other.id);
    if (same) return same.url;
    const checkout = await this.gateway.createCheckout({
      customerId,
      userId,
      plan,
      trialDays,
      ...this.terms.returnUrls,
    });
    return checkout.url;
  }
}

/**
 * The portal flow that confirms a change of price; undefined if the change is not possible in one step, which leads to
 * the portal's home.
 */
function changeOf(live: readonly BillingSubscription[], plan: CatalogEntry): PortalFlow | undefined {
  const [subscription, ...others] = live;
  const [item, ...otherItems] = subscription?.items ?? [];
  if (!subscription || !item || others.length > 0 || otherItems.length > 0) return undefined;
  // Contracts are changed by sales.
  if (item.contract) return undefined;
  const isCharged = ['active', 'trialing'].includes(subscription.status);
  // A person who has the plan keeps its price, regardless of the price on another page (billing m1).
  const isSamePlan =
    item.productId === CATALOG_PRODUCTS[plan.tier].id && item.months === (plan.interval === 'year' ? 12 : 1);
  if (!isCharged || isCancelled(subscription) || isSamePlan) return undefined;
  return { kind: 'change-plan', subscription, plan };
}
