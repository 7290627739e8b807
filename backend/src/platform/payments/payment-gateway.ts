import type { BillingSubscription } from './billing-subscription.js';
import type { CatalogEntry } from './plan-catalog.js';

/** The mode that ids belong to: ids of one mode are unknown in another. */
export type PaymentMode = 'sandbox' | 'test' | 'live';

/** A customer's contact details at the provider, used for example on receipts. */
export interface CustomerDetails {
  email: string;
  name: string;
}

export interface NewCustomer {
  userId: string;
  /** Number of the customer among this person's: 2 if the first one was deleted at the provider. */
  generation: number;
}

export interface NewCheckout {
  customerId: string;
  userId: string;
  plan: CatalogEntry;
  /** Days before the first payment; 0 for none. */
  trialDays: number;
  /** Contains the literal `{CHECKOUT_SESSION_ID}`, with its braces not URL-encoded. */
  successUrl: string;
  cancelUrl: string;
}

/** An open checkout session. The URL is a secret of the customer. */
export interface OpenCheckout {
  id: string;
  url: string;
  /** The price it was opened for; null if it is not in the catalog. */
  lookupKey: string | null;
}

/** The state of a checkout session. It grants nothing: only a live subscription does. */
export interface CheckoutOutcome {
  id: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: string;
  customerId: string | null;
  clientReferenceId: string | null;
  mode: string;
}

/** A deep link into the portal. `change-plan` only asks for confirmation. */
export type PortalFlow =
  | { kind: 'change-plan'; subscription: BillingSubscription; plan: CatalogEntry }
  | { kind: 'cancel'; subscriptionId: string }
  | { kind: 'update-card' };

export interface NewPortal {
  customerId: string;
  returnUrl: string;
  /** The price that the customer pays now; the portal's home offers the prices of the same surface. */
  paidPriceId?: string;
  flow?: PortalFlow;
}

/**
 * A verified webhook event. It only triggers a new read of the customer's subscriptions; its content is not used as
 * their state.
 */
export interface BillingEvent {
  id: string;
  type: string;
  /** Unix seconds; events of one second may arrive in any order. */
  created: number;
  livemode: boolean;
  /** Null if the event concerns no customer. */
  customerId: string | null;
  /** User id in the object's metadata, if any; used only to link an unowned customer. */
  userId: string | null;
  subject: BillingEventSubject;
}

export type BillingEventSubject =
  | { kind: 'checkout'; checkoutId: string; isPaid: boolean }
  | { kind: 'subscription'; subscriptionId: string; status: string }
  | { kind: 'invoice'; invoiceId: string; subscriptionId: string | null; attemptCount: number; isPaid: boolean }
  | { kind: 'customer'; isDeleted: boolean }
  | { kind: 'dispute'; disputeId: string }
  /** A charge was refunded; an operator should review it. */
  | { kind: 'refund' }
  | { kind: 'other' };

/** A payment that its customer disputes. */
export interface PaymentDispute {
  id: string;
  /** Open-ended: `needs_response`, `won`, `lost`, … */
  status: string;
  reason: string;
  amountCents: number;
  /** Lower-case ISO code. */
  currency: string;
  /** Null if the charge has no customer. */
  customerId: string | null;
}

/** The webhook is not from the provider, too old, of another mode, or malformed: respond with 400. */
export class WebhookNotVerifiedError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'WebhookNotVerifiedError';
  }
}

/** The provider cannot be reached or is overloaded; a retry may succeed. */
export class PaymentServiceUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('The payment service does not answer', { cause });
    this.name = 'PaymentServiceUnavailableError';
  }
}

/** The provider rejects the call because of a bug or a setting. The message contains no secrets. */
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

/** The provider's prices differ from the catalog, so nothing may be sold. One fault per line. */
export class CatalogMismatchError extends Error {
  constructor(readonly faults: string[]) {
    super(`The payment service's catalog differs:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'CatalogMismatchError';
  }
}

export interface CatalogOptions {
  /** Whether missing objects are created; default: except in live mode. */
  mayCreate?: boolean;
}

/**
 * The payment provider as the product needs it.
 *
 * Every call but `parseWebhook` goes to the provider, takes at most about half a minute with its retries, and throws
 * {@link PaymentServiceUnavailableError} or {@link PaymentServiceRefusedError}. Every call may be retried.
 */
export abstract class PaymentGateway {
  abstract readonly mode: PaymentMode;

  /**
   * Returns the customer of a person, always the same one for a person and generation. A new one has no name or address
   * yet.
   */
  abstract ensureCustomer(customer: NewCustomer): Promise<string>;
  /** The customer must be usable. */
  abstract updateCustomer(customerId: string, details: CustomerDetails): Promise<void>;
  /** Contact details of a customer; null if it was deleted or never existed. */
  abstract findCustomer(customerId: string): Promise<CustomerDetails | null>;
  /** False if the customer was deleted or never existed. */
  abstract isCustomerUsable(customerId: string): Promise<boolean>;
  /** Deletes a customer, which ends its subscriptions immediately. The customer must be usable. */
  abstract deleteCustomer(customerId: string): Promise<void>;

  abstract createCheckout(checkout: NewCheckout): Promise<OpenCheckout>;
  abstract listOpenCheckouts(customerId: string): Promise<OpenCheckout[]>;
  /** Expires a checkout session; does nothing unless it is open. */
  abstract expireCheckout(checkoutId: string): Promise<void>;
  /** Null if it does not exist. */
  abstract retrieveCheckout(checkoutId: string): Promise<CheckoutOutcome | null>;

  /** The URL is a secret of the customer and short-lived: create a new one for each click. */
  abstract createPortal(portal: NewPortal): Promise<{ url: string }>;

  /** Subscriptions of the customer, including ended ones, newest first; at most 100. */
  abstract listSubscriptions(customerId: string): Promise<BillingSubscription[]>;

  /**
   * The page of the newest open invoice of these subscriptions, where it is paid or its payment is confirmed; null if
   * none is open. The URL is a secret of the customer.
   */
  abstract findUnpaidInvoicePage(customerId: string, subscriptionIds: readonly string[]): Promise<string | null>;

  /** The current state of a dispute; null if it does not exist. */
  abstract findDispute(disputeId: string): Promise<PaymentDispute | null>;

  /** The plan of a price; null if the price is not, or no longer, in the catalog. */
  abstract findPlanOfPrice(priceId: string): Promise<CatalogEntry | null>;

  /**
   * Verifies and parses a webhook.
   * @param rawBody the bytes as received: re-serialized JSON fails the verification
   * @throws WebhookNotVerifiedError
   */
  abstract parseWebhook(rawBody: Buffer, signatureHeader: string): BillingEvent;

  /** Events since then that were not delivered to the webhook, newest first; at most 1,000. */
  abstract listUndeliveredEvents(since: Date): Promise<BillingEvent[]>;

  /**
   * Creates missing products, prices and portal configurations if allowed, and validates all of them.
   * @throws CatalogMismatchError
   */
  abstract ensureCatalog(options?: CatalogOptions): Promise<void>;
}
