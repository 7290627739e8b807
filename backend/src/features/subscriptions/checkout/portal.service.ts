import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { type BillingSubscription, isLive } from '../../../platform/payments/billing-subscription.js';
import { PaymentGateway, type PortalFlow } from '../../../platform/payments/payment-gateway.js';
import { BillingCustomersService } from '../customers/billing-customers.service.js';
import { subscriptionProblems } from '../subscriptions.problems.js';

/** Creates portal pages of the payment service. */
@Injectable()
export class PortalService {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly customers: BillingCustomersService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Address of the person's own page. @throws `no-billing-account`, `billing-is-off`. */
  async createPortal(userId: string): Promise<string> {
    const customerId = await this.requireCustomer(userId);
    const subscriptions = await this.gateway.listSubscriptions(customerId);
    return this.openFor(customerId, subscriptions.filter(isLive));
  }

  /**
   * Address of the page where a missing payment is made, or confirmed where the bank asks for that; the person's own page
   * when no payment is missing. @throws `no-billing-account`, `billing-is-off`.
   */
  async openMissingPayment(userId: string): Promise<string> {
    const customerId = await this.requireCustomer(userId);
    const live = (await this.gateway.listSubscriptions(customerId)).filter(isLive);
    const ids = live.map(({ id }) => id);
    return (await this.gateway.findUnpaidInvoicePage(customerId, ids)) ?? this.openFor(customerId, live);
  }

  /**
   * Address of a customer's page.
   * @param live the customer's subscriptions that have not ended
   * @param flow the one thing to do there; left out: its home
   */
  async openFor(customerId: string, live: readonly BillingSubscription[], flow?: PortalFlow): Promise<string> {
    const [item] = live.flatMap(({ items }) => items);
    const portal = await this.gateway.createPortal({
      customerId,
      returnUrl: `${this.environment.appUrl}/dashboard`,
      ...(item && { paidPriceId: item.priceId }),
      ...(flow && { flow }),
    });
    return portal.url;
  }

  private async requireCustomer(userId: string): Promise<string> {
    if (this.environment.billing.mode === 'none') throw subscriptionProblems['billing-is-off']();
    const customerId = await this.customers.findCustomerId(userId);
    if (customerId === null || !(await this.gateway.isCustomerUsable(customerId))) {
      throw subscriptionProblems['no-billing-account']();
    }
    return customerId;
  }
}
