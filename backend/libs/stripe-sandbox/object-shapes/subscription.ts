import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import { buildList } from './object-list.js';
import { type PriceObject, planOfPrice } from './price.js';
import type { Wire } from './wire.js';

export type SubscriptionObject = Wire<Stripe.Subscription>;
export type SubscriptionItemObject = Wire<Stripe.SubscriptionItem>;

interface SubscriptionInput {
  customer: string;
  price: PriceObject;
  quantity: number;
  periodStart: number;
  periodEnd: number;
  metadata: Record<string, string>;
  hasAutomaticTax: boolean;
  /** Days for paying an invoice that is sent; null: the card is charged. */
  daysUntilDue: number | null;
  /** Null without a trial. */
  trialEnd: number | null;
}

export const NO_CANCELLATION = { comment: null, feedback: null, feedback_option: null, reason: null };

/** An active subscription with one line, as a paid checkout leaves it. */
export function buildSubscription(input: SubscriptionInput): SubscriptionObject {
  const id = newIdentifier('sub');
  const { periodStart } = input;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: input.hasAutomaticTax,
      liability: input.hasAutomaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: input.trialEnd ?? periodStart,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: periodStart },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...NO_CANCELLATION },
    collection_method: input.daysUntilDue === null ? 'charge_automatically' : 'send_invoice',
    created: periodStart,
    currency: input.price.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: input.daysUntilDue,
    default_payment_method: input.daysUntilDue === null ? newIdentifier('pm') : null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: buildList(`/v1/subscription_items?subscription=${id}`, [buildSubscriptionItem(id, input)]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: periodStart,
    status: input.trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: input.trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: input.trialEnd === null ? null : periodStart,
  };
}

function buildSubscriptionItem(subscription: string, input: SubscriptionInput): SubscriptionItemObject {
  return {
    id: newIdentifier('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: input.periodStart,
    current_period_end: input.periodEnd,
    current_period_start: input.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOfPrice(input.price),
    price: input.price,
    quantity: input.quantity,
    subscription,
    tax_rates: [],
  };
}

/** The one line of a subscription. */
export function lineOf(subscription: SubscriptionObject): SubscriptionItemObject {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no line`);
  return item;
}

/** Returns the subscription with its one line changed. */
export function withLine(
  subscription: SubscriptionObject,
  change: Partial<SubscriptionItemObject>,
): SubscriptionObject['items'] {
  return { ...subscription.items, data: [{ ...lineOf(subscription), ...change }] };
}
