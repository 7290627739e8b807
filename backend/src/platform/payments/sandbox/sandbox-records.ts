import type { CheckoutSessionObject } from './object-shapes/checkout-session.js';
import type { CustomerObject } from './object-shapes/customer.js';
import type { EventObject } from './object-shapes/event.js';
import type { InvoiceObject } from './object-shapes/invoice.js';
import type { PortalConfigurationObject } from './object-shapes/portal-configuration.js';
import type { PortalSessionObject } from './object-shapes/portal-session.js';
import type { PriceObject } from './object-shapes/price.js';
import type { ProductObject } from './object-shapes/product.js';
import type { SubscriptionObject } from './object-shapes/subscription.js';

/** How the card on file behaves: it pays, or it pays at first and fails at each renewal. */
export type CardBehaviour = 'pays' | 'fails';

/** One try to post an event to the webhook. */
export interface DeliveryAttempt {
  at: number;
  /** Status of the answer; null when there was none. */
  status: number | null;
}

/** What the webhook sender knows about an event. */
export interface DeliveryMemo {
  state: 'pending' | 'held' | 'delivered' | 'abandoned' | 'not-wanted';
  attempts: DeliveryAttempt[];
}

/** What the sandbox keeps: the object that the API shows, and a memo that it does not show. */
export interface SandboxKinds {
  customer: { object: CustomerObject; memo: { card: CardBehaviour; isDeleted: boolean } };
  product: { object: ProductObject; memo: null };
  price: { object: PriceObject; memo: null };
  'checkout.session': {
    object: CheckoutSessionObject;
    memo: { priceId: string; quantity: number; subscriptionMetadata: Record<string, string> };
  };
  'billing_portal.session': { object: PortalSessionObject; memo: null };
  'billing_portal.configuration': { object: PortalConfigurationObject; memo: null };
  /** `nextPriceId`: a cheaper price that takes over with the next period. */
  subscription: { object: SubscriptionObject; memo: { nextPriceId: string | null } };
  invoice: { object: InvoiceObject; memo: null };
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
  /** The customer it belongs to; null for what belongs to nobody. */
  customer: string | null;
  /** When something has to happen with it, in Unix seconds; null when nothing is to come. */
  dueAt: number | null;
}
