import type { CheckoutSessionObject } from '../object-shapes/checkout-session.js';
import type { CustomerObject } from '../object-shapes/customer.js';
import type { ChargeObject, DisputeObject } from '../object-shapes/dispute.js';
import type { EventObject } from '../object-shapes/event.js';
import type { InvoiceObject } from '../object-shapes/invoice.js';
import type { PaymentMethodObject } from '../object-shapes/payment-method.js';
import type { PortalConfigurationObject } from '../object-shapes/portal-configuration.js';
import type { PortalSessionObject } from '../object-shapes/portal-session.js';
import type { PriceObject } from '../object-shapes/price.js';
import type { ProductObject } from '../object-shapes/product.js';
import type { SubscriptionObject } from '../object-shapes/subscription.js';
import type { SubscriptionScheduleObject } from '../object-shapes/subscription-schedule.js';
import type { TaxIdObject } from '../object-shapes/tax-id.js';
import type { TestClockObject } from '../object-shapes/test-clock.js';

/**
 * How the card on file behaves: it pays; it pays at first and fails at each renewal; or its bank asks the customer to
 * confirm each renewal.
 */
export const CARD_BEHAVIORS = ['pays', 'fails', 'asks'] as const;
export type CardBehavior = (typeof CARD_BEHAVIORS)[number];

/** One attempt to post an event to the webhook. */
export interface DeliveryAttempt {
  at: number;
  /** Status of the response; null when there was none. */
  status: number | null;
}

/** What the webhook sender knows about an event. */
export interface DeliveryMemo {
  state: 'pending' | 'held' | 'delivered' | 'abandoned' | 'not-wanted';
  attempts: DeliveryAttempt[];
}

/** A stored record: the object that the API returns, and an internal memo. */
export interface SandboxKinds {
  customer: { object: CustomerObject; memo: { card: CardBehavior; isDeleted: boolean; taxIds?: TaxIdObject[] } };
  product: { object: ProductObject; memo: null };
  price: { object: PriceObject; memo: null };
  'checkout.session': {
    object: CheckoutSessionObject;
    /** `trialDays` is missing on sessions created before trials existed. */
    memo: { priceId: string; quantity: number; trialDays?: number; subscriptionMetadata: Record<string, string> };
  };
  'billing_portal.session': { object: PortalSessionObject; memo: null };
  'billing_portal.configuration': { object: PortalConfigurationObject; memo: null };
  /** `nextPriceId`: a cheaper price from the next period on. */
  subscription: { object: SubscriptionObject; memo: { nextPriceId: string | null } };
  subscription_schedule: { object: SubscriptionScheduleObject; memo: null };
  invoice: { object: InvoiceObject; memo: null };
  payment_method: { object: PaymentMethodObject; memo: { card: CardBehavior } };
  'test_helpers.test_clock': { object: TestClockObject; memo: null };
  charge: { object: ChargeObject; memo: null };
  dispute: { object: DisputeObject; memo: null };
  event: { object: EventObject; memo: DeliveryMemo };
  idempotency_key: { object: { id: string; requestHash: string; answer: object }; memo: null };
  control: { object: { id: string; isHolding: boolean }; memo: null };
}

export type SandboxKind = keyof SandboxKinds;
export type ObjectOf<Kind extends SandboxKind> = SandboxKinds[Kind]['object'];
export type MemoOf<Kind extends SandboxKind> = SandboxKinds[Kind]['memo'];

/** An object in the store. */
export interface SandboxRecord<Kind extends SandboxKind> {
  object: ObjectOf<Kind>;
  memo: MemoOf<Kind>;
  /** The customer it belongs to; null for none. */
  customer: string | null;
  /** When its next step is due, in Unix seconds; null for none. */
  dueAt: number | null;
}
