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

  /** URL of the portal's home for the person. @throws `no-billing-account`, `billing-is-off`. */
  async createPortal(userId: string): Promise<string> {
    const customerId = await this.requireCustomer(userId);
    const subscriptions = await this.gateway.listSubscriptions(customerId);
    return this.openFor(customerId, subscriptions.filter(isLive));
  }

  /**
   * URL of the page where a missing payment is made, or confirmed if the bank requires that; the portal's home if no
   * payment is missing.
   * @throws `no-billing-account`, `billing-is-off`.
   */
  async openMissingPayment(userId: string): Promise<string> {
    const customerId = await this.requireCustomer(userId);
    const live = (await this.gateway.listSubscriptions(customerId)).filter(isLive);
    const ids = live.map(({ id }) => id);
    return (await this.gateway.findUnpaidInvoicePage(customerId, ids)) ?? this.openFor(customerId, live);
  }

  /**
   * URL of a portal page.
   * @param live the customer's subscriptions that have not ended
   * @param flow the action that the page opens with; default: the portal's home
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
