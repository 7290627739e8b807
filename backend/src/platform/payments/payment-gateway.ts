import type { BillingSubscription } from './billing-subscription.js';
import type { CatalogEntry } from './plan-catalog.js';

/** The mode that ids belong to: ids of one mode are unknown in another. */
export type PaymentMode = 'sandbox' | 'test' | 'live';

/** How the provider addresses a customer, for example on receipts. */
export interface CustomerDetails {
  email: string;
  name: string;
}

export interface NewCustomer {
  userId: string;
  /** Counts the customers of this person: 2 when the first one was deleted at the provider. */
  generation: number;
}

export interface NewCheckout {
  customerId: string;
  userId: string;
  plan: CatalogEntry;
  /** Days before the first payment; 0 for none. */
  trialDays: number;
  /** Holds the literal `{CHECKOUT_SESSION_ID}`, its braces not URL-encoded. */
  successUrl: string;
  cancelUrl: string;
}

/** A payment page that waits for its customer. The url is a secret of that customer. */
export interface OpenCheckout {
  id: string;
  url: string;
  /** The price it was opened for; null when it is not one of the catalog. */
  lookupKey: string | null;
}

/** What has become of a payment page. It never grants anything: only a live subscription does. */
export interface CheckoutOutcome {
  id: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: string;
  customerId: string | null;
  clientReferenceId: string | null;
  mode: string;
}

/** A page of the portal other than its home: `change-plan` asks for one confirmation, nothing else. */
export type PortalFlow =
  | { kind: 'change-plan'; subscription: BillingSubscription; plan: CatalogEntry }
  | { kind: 'cancel'; subscriptionId: string }
  | { kind: 'update-card' };

export interface NewPortal {
  customerId: string;
  returnUrl: string;
  /** The price that the customer pays now: the portal's home offers the prices of the same page. */
  paidPriceId?: string;
  flow?: PortalFlow;
}

/** A verified notification. It is a hint to read the customer's subscriptions again, never the truth itself. */
export interface BillingEvent {
  id: string;
  type: string;
  /** Unix seconds; events of one second may arrive in any order. */
  created: number;
  livemode: boolean;
  /** Null when the event is about no customer. */
  customerId: string | null;
  /** The person that the object names, if it names one: good for linking an unowned customer, for nothing else. */
  userId: string | null;
  subject: BillingEventSubject;
}

export type BillingEventSubject =
  | { kind: 'checkout'; checkoutId: string; isPaid: boolean }
  | { kind: 'subscription'; subscriptionId: string; status: string }
  | { kind: 'invoice'; invoiceId: string; subscriptionId: string | null; attemptCount: number; isPaid: boolean }
  | { kind: 'customer'; isDeleted: boolean }
  | { kind: 'dispute'; disputeId: string }
  /** A charge was refunded: an operator should look at it. */
  | { kind: 'refund' }
  | { kind: 'other' };

/** A payment that its customer disputes. */
export interface PaymentDispute {
  id: string;
  /** An open list: `needs_response`, `won`, `lost`, … */
  status: string;
  reason: string;
  amountCents: number;
  /** Lower-case ISO code. */
  currency: string;
  /** Null when the charge is no customer's. */
  customerId: string | null;
}

/** The delivery is not the provider's, too old, of another mode, or unreadable: answer 400. */
export class WebhookNotVerifiedError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'WebhookNotVerifiedError';
  }
}

/** The provider cannot be reached or is overloaded: the same call may work later. */
export class PaymentServiceUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('The payment service does not answer', { cause });
    this.name = 'PaymentServiceUnavailableError';
  }
}

/** The provider refuses the call: a fault of ours or of its settings. The message holds no secret. */
export class PaymentServiceRefusedError extends Error {
  constructor(
    readonly code: string | null,
    /** The provider's own id of the request, for its log. */
    readonly requestId: string | null,
    cause?: unknown,
  ) {
    super(`The payment service refuses the request (${code ?? 'no code'}, ${requestId ?? 'no request id'})`, { cause });
    this.name = 'PaymentServiceRefusedError';
  }
}

/** The provider's prices are not those of the catalog: nothing may be sold. One fault a line. */
export class CatalogMismatchError extends Error {
  constructor(readonly faults: string[]) {
    super(`The payment service's catalog differs:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'CatalogMismatchError';
  }
}

export interface CatalogOptions {
  /** Whether what is missing is made; left out: everywhere but in live mode. */
  mayCreate?: boolean;
}

/**
 * The payment provider as the product needs it.
 *
 * Every call but `parseWebhook` goes to the provider, takes at most about half a minute with its retries, and throws
 * {@link PaymentServiceUnavailableError} or {@link PaymentServiceRefusedError}. Every call may be repeated.
 */
export abstract class PaymentGateway {
  abstract readonly mode: PaymentMode;

  /**
   * Gives the customer of a person: the same one for the same person and generation, however often it is asked. A new
   * one has neither name nor address yet.
   */
  abstract ensureCustomer(customer: NewCustomer): Promise<string>;
  /** The customer must be usable. */
  abstract updateCustomer(customerId: string, details: CustomerDetails): Promise<void>;
  /** How the provider addresses a customer; null for one that was deleted there or never existed. */
  abstract findCustomer(customerId: string): Promise<CustomerDetails | null>;
  /** False for a customer that was deleted at the provider or never existed there. */
  abstract isCustomerUsable(customerId: string): Promise<boolean>;
  /** Ends all subscriptions of a customer at once and forgets the person. The customer must be usable. */
  abstract deleteCustomer(customerId: string): Promise<void>;

  abstract createCheckout(checkout: NewCheckout): Promise<OpenCheckout>;
  abstract listOpenCheckouts(customerId: string): Promise<OpenCheckout[]>;
  /** Closes a payment page; does nothing when it is closed already. */
  abstract expireCheckout(checkoutId: string): Promise<void>;
  /** Null when there is no such page. */
  abstract retrieveCheckout(checkoutId: string): Promise<CheckoutOutcome | null>;

  /** The url is a secret of the customer and short-lived: make a new one for each click. */
  abstract createPortal(portal: NewPortal): Promise<{ url: string }>;

  /** All subscriptions the customer ever had, ended ones too, newest first. */
  abstract listSubscriptions(customerId: string): Promise<BillingSubscription[]>;

  /**
   * The page where the newest open invoice of these subscriptions is paid, or its payment confirmed where the bank asks
   * for that; null when none is open. The url is a secret of the customer.
   */
  abstract findUnpaidInvoicePage(customerId: string, subscriptionIds: readonly string[]): Promise<string | null>;

  /** A dispute as it stands; null when there is none of that id. */
  abstract findDispute(disputeId: string): Promise<PaymentDispute | null>;

  /** The plan that is sold at a price; null for a price that is not, or no longer, of the catalog. */
  abstract findPlanOfPrice(priceId: string): Promise<CatalogEntry | null>;

  /**
   * Verifies a delivery.
   * @param rawBody the bytes as they arrived: re-written JSON does not verify.
   * @throws WebhookNotVerifiedError
   */
  abstract parseWebhook(rawBody: Buffer, signatureHeader: string): BillingEvent;

  /** Events since then that our webhook has not taken, newest first; at most 1,000. */
  abstract listUndeliveredEvents(since: Date): Promise<BillingEvent[]>;

  /**
   * Makes products, prices and portal pages where they are missing and may be made, and checks them all.
   * @throws CatalogMismatchError
   */
  abstract ensureCatalog(options?: CatalogOptions): Promise<void>;
}
