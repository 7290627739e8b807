import { Stripe } from 'stripe';
import type { BillingSubscription } from './billing-subscription.js';
import {
  type BillingEvent,
  type CatalogueOptions,
  type CheckoutOutcome,
  type CustomerDetails,
  type NewCheckout,
  type NewCustomer,
  type NewPortal,
  type OpenCheckout,
  PaymentGateway,
  type PaymentMode,
  WebhookNotVerifiedError,
} from './payment-gateway.js';
import { type CatalogueEntry, findPlan, type PlanSurface } from './plan-catalogue.js';
import { prepareCatalogue, type StripeCatalogue } from './stripe-catalogue.js';
import { callStripe, findInStripe } from './stripe-errors.js';
import { toBillingEvent } from './stripe-event.js';
import { toFlowData } from './stripe-portal-flow.js';
import { idOf, toBillingSubscription } from './stripe-subscription.js';
import { WEBHOOK_EVENT_TYPES } from './webhook-event-types.js';

const MAX_SUBSCRIPTIONS = 100;
const MAX_UNDELIVERED = 1_000;

interface StripePaymentGatewayOptions {
  stripe: Stripe;
  mode: PaymentMode;
  /** Several while one replaces another. */
  webhookSecrets: readonly string[];
}

/** Stripe, or the embedded sandbox, through Stripe's SDK. */
export class StripePaymentGateway extends PaymentGateway {
  readonly mode: PaymentMode;
  private readonly stripe: Stripe;
  private readonly webhookSecrets: readonly string[];
  private catalogue: Promise<StripeCatalogue> | undefined;

  constructor(options: StripePaymentGatewayOptions) {
    super();
    this.mode = options.mode;
    this.stripe = options.stripe;
    this.webhookSecrets = options.webhookSecrets;
  }

  async ensureCustomer({ userId, email, name, generation }: NewCustomer): Promise<string> {
    // Under one key Stripe takes only the same parameters: what a person may change is written afterwards.
    const idempotencyKey = `customer:${this.mode}:${userId}:${generation}`;
    const { id } = await callStripe(() =>
      this.stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }),
    );
    await this.updateCustomer(id, { email, name });
    return id;
  }

  async updateCustomer(customerId: string, { email, name }: CustomerDetails): Promise<void> {
    await callStripe(() => this.stripe.customers.update(customerId, { email, name }));
  }

  async isCustomerUsable(customerId: string): Promise<boolean> {
    const customer = await findInStripe(() => this.stripe.customers.retrieve(customerId));
    return customer !== null && customer.deleted !== true;
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await callStripe(() => this.stripe.customers.del(customerId));
  }

  async createCheckout(checkout: NewCheckout): Promise<OpenCheckout> {
    const { plan, userId } = checkout;
    const price = await this.priceIdOf(plan);
    const session = await callStripe(() =>
      this.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: checkout.customerId,
        client_reference_id: userId,
        line_items: [{ price, quantity: 1 }],
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
        metadata: { user_id: userId, plan: plan.plan },
        subscription_data: { metadata: { user_id: userId } },
        // The charge is the amount beside the button, in its currency.
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
    // An empty id, or one that is no id at all, would lead to another address of the API.
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

  async createPortal({ customerId, returnUrl, flow }: NewPortal): Promise<{ url: string }> {
    const surface: PlanSurface = flow?.kind === 'change-plan' ? flow.plan.surface : 'dashboard';
    const { portalConfigurationIds, priceIds } = await this.loadCatalogue();
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
      this.stripe.subscriptions.list({ customer: customerId, status: 'all', limit: MAX_SUBSCRIPTIONS }),
    );
    return subscriptions.data.map(toBillingSubscription);
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

  async ensureCatalogue(options: CatalogueOptions = {}): Promise<void> {
    await this.loadCatalogue(options.mayCreate);
  }

  /** Each secret is tried. The SDK throws more than its own error here: broken JSON, events of another format. */
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

  private async priceIdOf(plan: CatalogueEntry): Promise<string> {
    const { priceIds } = await this.loadCatalogue();
    const id = priceIds.get(plan.lookupKey);
    if (id === undefined) throw new Error(`The catalogue has no price ${plan.lookupKey}`);
    return id;
  }

  /** Read once; again after a failure. */
  private loadCatalogue(mayCreate = this.mode !== 'live'): Promise<StripeCatalogue> {
    this.catalogue ??= prepareCatalogue(this.stripe, mayCreate).catch((error: unknown) => {
      this.catalogue = undefined;
      throw error;
    });
    return this.catalogue;
  }
}

function toOpenCheckout(session: Stripe.Checkout.Session): OpenCheckout {
  if (session.url === null) throw new Error(`The checkout session ${session.id} has no address`);
  return { id: session.id, url: session.url, plan: findPlan(session.metadata?.['plan'] ?? '')?.plan ?? null };
}

function toStatus(status: string | null): CheckoutOutcome['status'] {
  return status === 'open' || status === 'complete' ? status : 'expired';
}
