import type { BillingSubscription } from './billing-subscription.js';
import {
  type BillingEvent,
  type CheckoutOutcome,
  type CustomerDetails,
  type NewCheckout,
  type NewCustomer,
  type NewPortal,
  type OpenCheckout,
  type PaymentDispute,
  PaymentGateway,
  type PaymentMode,
  PaymentServiceUnavailableError,
  WebhookNotVerifiedError,
} from './payment-gateway.js';
import { type CatalogEntry, PLAN_CATALOG } from './plan-catalog.js';

/** The only signature that the fake accepts. */
export const FAKE_SIGNATURE = 'signed';

interface FakeCheckout extends OpenCheckout {
  customerId: string;
  userId: string;
  status: CheckoutOutcome['status'];
}

/** A payment provider in memory, for the unit tests of features: set it up through its fields. */
export class FakePaymentGateway extends PaymentGateway {
  readonly mode: PaymentMode = 'sandbox';
  /** While true, calls fail as if the provider were down. */
  isDown = false;
  readonly subscriptions: BillingSubscription[] = [];
  readonly checkouts: FakeCheckout[] = [];
  readonly portals: NewPortal[] = [];
  readonly undeliveredEvents: BillingEvent[] = [];
  /** Page of the open invoice by customer id. */
  readonly unpaidInvoicePages = new Map<string, string>();
  readonly disputes: PaymentDispute[] = [];
  readonly deletedCustomers = new Set<string>();
  private readonly customers = new Map<string, NewCustomer & Partial<CustomerDetails>>();

  async ensureCustomer(customer: NewCustomer): Promise<string> {
    this.requireUp();
    const id = `cus_${customer.userId}_${customer.generation}`;
    this.customers.set(id, { ...this.customers.get(id), ...customer });
    return id;
  }

  async updateCustomer(customerId: string, details: CustomerDetails): Promise<void> {
    this.requireUp();
    const customer = this.customers.get(customerId);
    if (customer) this.customers.set(customerId, { ...customer, ...details });
  }

  async findCustomer(customerId: string): Promise<CustomerDetails | null> {
    this.requireUp();
    const customer = this.customers.get(customerId);
    if (!customer || this.deletedCustomers.has(customerId)) return null;
    return { email: customer.email ?? '', name: customer.name ?? '' };
  }

  async isCustomerUsable(customerId: string): Promise<boolean> {
    this.requireUp();
    return this.customers.has(customerId) && !this.deletedCustomers.has(customerId);
  }

  async deleteCustomer(customerId: string): Promise<void> {
    this.requireUp();
    this.deletedCustomers.add(customerId);
  }

  async createCheckout({ customerId, userId, plan }: NewCheckout): Promise<OpenCheckout> {
    this.requireUp();
    const id = `cs_${this.checkouts.length + 1}`;
    const url = `https://pay.example/${id}`;
    this.checkouts.push({ id, url, lookupKey: plan.lookupKey, customerId, userId, status: 'open' });
    return { id, url, lookupKey: plan.lookupKey };
  }

  async listOpenCheckouts(customerId: string): Promise<OpenCheckout[]> {
    this.requireUp();
    return this.checkouts
      .filter((checkout) => checkout.customerId === customerId && checkout.status === 'open')
      .map(({ id, url, lookupKey }) => ({ id, url, lookupKey }));
  }

  async expireCheckout(checkoutId: string): Promise<void> {
    this.requireUp();
    const checkout = this.checkouts.find(({ id, status }) => id === checkoutId && status === 'open');
    if (checkout) checkout.status = 'expired';
  }

  async retrieveCheckout(checkoutId: string): Promise<CheckoutOutcome | null> {
    this.requireUp();
    const checkout = this.checkouts.find(({ id }) => id === checkoutId);
    if (!checkout) return null;
    const { id, status, customerId, userId } = checkout;
    const paymentStatus = status === 'complete' ? 'paid' : 'unpaid';
    return { id, status, paymentStatus, customerId, clientReferenceId: userId, mode: 'subscription' };
  }

  async createPortal(portal: NewPortal): Promise<{ url: string }> {
    this.requireUp();
    this.portals.push(portal);
    return { url: `https://portal.example/${this.portals.length}` };
  }

  async listSubscriptions(customerId: string): Promise<BillingSubscription[]> {
    this.requireUp();
    return this.subscriptions.filter((subscription) => subscription.customerId === customerId);
  }

  async findUnpaidInvoicePage(customerId: string): Promise<string | null> {
    this.requireUp();
    return this.unpaidInvoicePages.get(customerId) ?? null;
  }

  async findDispute(disputeId: string): Promise<PaymentDispute | null> {
    this.requireUp();
    return this.disputes.find(({ id }) => id === disputeId) ?? null;
  }

  async findPlanOfPrice(priceId: string): Promise<CatalogEntry | null> {
    return Object.values(PLAN_CATALOG).find(({ lookupKey }) => lookupKey === priceId) ?? null;
  }

  /** Accepts a body that is a {@link BillingEvent} in JSON, signed with {@link FAKE_SIGNATURE}. */
  parseWebhook(rawBody: Buffer, signatureHeader: string): BillingEvent {
    if (signatureHeader !== FAKE_SIGNATURE) throw new WebhookNotVerifiedError('The signature is wrong');
    return JSON.parse(rawBody.toString('utf8')) as BillingEvent;
  }

  async listUndeliveredEvents(since: Date): Promise<BillingEvent[]> {
    this.requireUp();
    return this.undeliveredEvents.filter(({ created }) => created * 1000 >= since.getTime());
  }

  async ensureCatalog(): Promise<void> {
    this.requireUp();
  }

  private requireUp(): void {
    if (this.isDown) throw new PaymentServiceUnavailableError();
  }
}
