import { Stripe } from 'stripe';
import type { BillingSubscription } from './billing-subscription.js';
import {
  type BillingEvent,
  type CatalogOptions,
  type CheckoutOutcome,
  type CustomerDetails,
  type NewCheckout,
  type NewCustomer,
  type NewPortal,
  type OpenCheckout,
  type PaymentDispute,
  PaymentGateway,
  type PaymentMode,
  PaymentServiceRefusedError,
  WebhookNotVerifiedError,
} from './payment-gateway.js';
import { type CatalogEntry, findPlan, soldPrices } from './plan-catalog.js';
import { callStripe, findInStripe } from './stripe-calls.js';
import { prepareCatalog, type StripeCatalog } from './stripe-catalog.js';
import { StripeContracts } from './stripe-contracts.js';
import { toBillingEvent } from './stripe-event.js';
import { toFlowData } from './stripe-portals.js';
import { idOf, toBillingSubscription } from './stripe-subscription.js';
import { WEBHOOK_EVENT_TYPES } from './stripe-webhooks.js';

const MAX_SUBSCRIPTIONS = 100;
const MAX_UNDELIVERED = 1_000;

interface StripePaymentGatewayOptions {
  stripe: Stripe;
  mode: PaymentMode;
  /** Several during a rotation. */
  webhookSecrets: readonly string[];
  /** Optional features of the payment pages; default: none. */
  pages?: Partial<PaymentPageSettings>;
  /** Number of monthly prices that a year costs; default: no yearly prices. */
  annualMonths?: number;
}

interface PaymentPageSettings {
  /** Has Stripe calculate the tax and add it to the price. */
  hasAutomaticTax: boolean;
  takesPromotionCodes: boolean;
  /** Asks for consent to the terms of service; their URL must be in the account's public details. */
  asksForConsent: boolean;
}

/** Stripe, or the embedded sandbox, through Stripe's SDK. */
export class StripePaymentGateway extends PaymentGateway {
  readonly mode: PaymentMode;
  private readonly stripe: Stripe;
  private readonly contracts: StripeContracts;
  private readonly webhookSecrets: readonly string[];
  private readonly pages: Partial<PaymentPageSettings>;
  private readonly sold: readonly CatalogEntry[];
  private catalog: Promise<StripeCatalog> | undefined;

  constructor(options: StripePaymentGatewayOptions) {
    super();
    this.mode = options.mode;
    this.stripe = options.stripe;
    this.contracts = new StripeContracts(options.stripe);
    this.webhookSecrets = options.webhookSecrets;
    this.pages = options.pages ?? {};
    this.sold = soldPrices(options.annualMonths ?? 0);
  }

  async ensureCustomer({ userId, generation }: NewCustomer): Promise<string> {
    // A repeated idempotency key requires identical parameters, so name and email address are set afterwards.
    const idempotencyKey = `customer:${this.mode}:${userId}:${generation}`;
    const { id } = await callStripe(() =>
      this.stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }),
    );
    return id;
  }

  async updateCustomer(customerId: string, { email, name }: CustomerDetails): Promise<void> {
    await callStripe(() => this.stripe.customers.update(customerId, { email, name }));
  }

  async findCustomer(customerId: string): Promise<CustomerDetails | null> {
    const customer = await findInStripe(() => this.stripe.customers.retrieve(customerId));
    if (customer === null || customer.deleted) return null;
    return { email: customer.email ?? '', name: customer.name ?? '' };
  }

  async isCustomerUsable(customerId: string): Promise<boolean> {
    return (await this.findCustomer(customerId)) !== null;
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await callStripe(() => this.stripe.customers.del(customerId));
  }

  async createCheckout(checkout: NewCheckout): Promise<OpenCheckout> {
    const { plan, userId } = checkout;
    const { hasAutomaticTax = false, takesPromotionCodes = false, asksForConsent = false } = this.pages;
    const price = await this.priceIdOf(plan);
    const session = await callStripe(() =>
      this.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: checkout.customerId,
        client_reference_id: userId,
        line_items: [{ price, quantity: 1 }],
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
        metadata: { user_id: userId, plan: plan.plan, price: plan.lookupKey },
        subscription_data: {
          metadata: { user_id: userId },
          ...(checkout.trialDays > 0 && { trial_period_days: checkout.trialDays }),
        },
        // Companies need invoices with their own details, which are saved for later invoices.
        billing_address_collection: 'required',
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
        automatic_tax: { enabled: hasAutomaticTax },
        allow_promotion_codes: takesPromotionCodes,
        ...(asksForConsent && { consent_collection: { terms_of_service: 'required' as const } }),
        // Charge exactly the displayed amount, in its currency.
        adaptive_pricing: { enabled: false },
      }),
    );
    return toOpenCheckout(session);
  }

  async listOpenCheckouts(customerId: string): Promise<OpenCheckout[]> {
    const sessions = await callStripe(() =>
      this.stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
    );
    return sessions.data.filter(({ url }) => url !== null).map(toOpenCheckout);
  }

  async expireCheckout(checkoutId: string): Promise<void> {
    const session = await this.retrieveCheckout(checkoutId);
    if (session?.status === 'open') await callStripe(() => this.stripe.checkout.sessions.expire(checkoutId));
  }

  async retrieveCheckout(checkoutId: string): Promise<CheckoutOutcome | null> {
    // An empty or malformed id would address another resource of the API.
    if (!/^cs_[A-Za-z0-9_]+$/.test(checkoutId)) return null;
    const session = await findInStripe(() => this.stripe.checkout.sessions.retrieve(checkoutId));
    if (session === null) return null;
    return {
      id: session.id,
      status: toStatus(session.status),
      paymentStatus: session.payment_status,
      customerId: session.customer === null ? null : idOf(session.customer),
      clientReferenceId: session.client_reference_id,
      mode: session.mode,
    };
  }

  async createPortal({ customerId, returnUrl, paidPriceId, flow }: NewPortal): Promise<{ url: string }> {
    const { portalConfigurationIds, priceIds } = await this.loadCatalog();
    const paidPlan = paidPriceId === undefined ? null : await this.findPlanOfPrice(paidPriceId);
    const surface = flow?.kind === 'change-plan' ? flow.plan.surface : (paidPlan?.surface ?? 'dashboard');
    const configuration = portalConfigurationIds.get(surface);
    const session = await callStripe(() =>
      this.stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        ...(configuration && { configuration }),
        ...(flow && { flow_data: toFlowData(flow, returnUrl, priceIds) }),
      }),
    );
    return { url: session.url };
  }

  async listSubscriptions(customerId: string): Promise<BillingSubscription[]> {
    const subscriptions = await callStripe(() =>
      this.stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: MAX_SUBSCRIPTIONS,
      }),
    );
    const products = subscriptions.data.flatMap(({ items }) => items.data.map(({ price }) => idOf(price.product)));
    const contracts = await this.contracts.find(products);
    return Promise.all(
      subscriptions.data.map(async (subscription) =>
        toBillingSubscription(subscription, { schedule: await this.findSchedule(subscription), contracts }),
      ),
    );
  }

  async findUnpaidInvoicePage(customerId: string, subscriptionIds: readonly string[]): Promise<string | null> {
    const invoices = await callStripe(() =>
      this.stripe.invoices.list({ customer: customerId, status: 'open', limit: 100 }),
    );
    // The customer may have open invoices for other things.
    const unpaid = invoices.data.find(({ parent }) => {
      const subscription = parent?.subscription_details?.subscription;
      return subscription !== undefined && subscriptionIds.includes(idOf(subscription));
    });
    return unpaid?.hosted_invoice_url ?? null;
  }

  async findDispute(disputeId: string): Promise<PaymentDispute | null> {
    const dispute = await findInStripe(() => this.stripe.disputes.retrieve(disputeId, { expand: ['charge'] }));
    if (dispute === null) return null;
    const { id, status, reason, amount, currency, charge } = dispute;
    const customer = typeof charge === 'string' ? null : charge.customer;
    return { id, status, reason, amountCents: amount, currency, customerId: customer === null ? null : idOf(customer) };
  }

  async findPlanOfPrice(priceId: string): Promise<CatalogEntry | null> {
    const { priceIds } = await this.loadCatalog();
    return this.sold.find(({ lookupKey }) => priceIds.get(lookupKey) === priceId) ?? null;
  }

  parseWebhook(rawBody: Buffer, signatureHeader: string): BillingEvent {
    const event = this.verify(rawBody, signatureHeader);
    if (event.livemode !== (this.mode === 'live')) {
      throw new WebhookNotVerifiedError(`The event is of another mode than ${this.mode}`);
    }
    return toBillingEvent(event);
  }

  async listUndeliveredEvents(since: Date): Promise<BillingEvent[]> {
    const events = this.stripe.events.list({
      delivery_success: false,
      created: { gte: Math.floor(since.getTime() / 1000) },
      types: [...WEBHOOK_EVENT_TYPES],
      limit: 100,
    });
    const found = await callStripe(() => events.autoPagingToArray({ limit: MAX_UNDELIVERED }));
    return found.map(toBillingEvent);
  }

  async ensureCatalog(options: CatalogOptions = {}): Promise<void> {
    await this.loadCatalog(options.mayCreate);
  }

  /** The schedule of the next period. Informational only, so a key that may not read schedules is tolerated. */
  private async findSchedule({ schedule, ended_at: endedAt }: Stripe.Subscription) {
    if (schedule === null || endedAt !== null) return null;
    try {
      return await callStripe(() => this.stripe.subscriptionSchedules.retrieve(idOf(schedule)));
    } catch (error) {
      if (error instanceof PaymentServiceRefusedError) return null;
      throw error;
    }
  }

  /**
   * Tries each secret. The SDK also throws errors other than its own here, for invalid JSON and unknown event formats.
   */
  private verify(rawBody: Buffer, signatureHeader: string): Stripe.Event {
    let failure: unknown;
    for (const secret of this.webhookSecrets) {
      try {
        return Stripe.webhooks.constructEvent(rawBody, signatureHeader, secret);
      } catch (error) {
        failure = error;
      }
    }
    throw new WebhookNotVerifiedError('The delivery cannot be verified', failure);
  }

  private async priceIdOf(plan: CatalogEntry): Promise<string> {
    const { priceIds } = await this.loadCatalog();
    const id = priceIds.get(plan.lookupKey);
    if (id === undefined) throw new Error(`The catalog has no price ${plan.lookupKey}`);
    return id;
  }

  /** Cached; loaded again after a failure. */
  private loadCatalog(mayCreate = this.mode !== 'live'): Promise<StripeCatalog> {
    this.catalog ??= prepareCatalog(this.stripe, this.sold, mayCreate).catch((error: unknown) => {
      this.catalog = undefined;
      throw error;
    });
    return this.catalog;
  }
}

function toOpenCheckout(session: Stripe.Checkout.Session): OpenCheckout {
  if (session.url === null) throw new Error(`The checkout session ${session.id} has no address`);
  const { plan, price } = session.metadata ?? {};
  // Sessions of an older version name only the plan, which was always monthly.
  return { id: session.id, url: session.url, lookupKey: price ?? findPlan(plan ?? '')?.lookupKey ?? null };
}

function toStatus(status: string | null): CheckoutOutcome['status'] {
  return status === 'open' || status === 'complete' ? status : 'expired';
}
