import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { PriceObject } from './price.js';
import { lineOf, type SubscriptionObject } from './subscription.js';
import type { Wire } from './wire.js';

export type SubscriptionScheduleObject = Wire<Stripe.SubscriptionSchedule>;
type Phase = SubscriptionScheduleObject['phases'][number];

interface ScheduleInput {
  subscription: SubscriptionObject;
  /** The price of the next period. */
  nextPrice: PriceObject;
  nextPeriodEnd: number;
  created: number;
}

/** The schedule that the portal creates for a cheaper plan: the current period, and then one with the new price. */
export function buildSubscriptionSchedule(input: ScheduleInput): SubscriptionScheduleObject {
  const { subscription, nextPrice, nextPeriodEnd, created } = input;
  const line = lineOf(subscription);
  const current = { start_date: line.current_period_start, end_date: line.current_period_end };
  return {
    id: newIdentifier('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: current,
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      buildPhase({ ...current, price: line.price }),
      buildPhase({ start_date: current.end_date, end_date: nextPeriodEnd, price: nextPrice }),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}

function buildPhase({ price, ...period }: { start_date: number; end_date: number; price: PriceObject }): Phase {
  return {
    ...period,
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price.id,
        price: price.id,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    transfer_data: null,
    trial_end: null,
  };
}
