import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

export type PriceObject = Wire<Stripe.Price>;
export type PlanObject = Wire<Stripe.Plan>;

interface PriceInput {
  product: string;
  currency: string;
  interval: 'month' | 'year';
  unitAmount: number;
  lookupKey?: string | undefined;
  taxBehavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined;
  nickname?: string | undefined;
  metadata?: Record<string, string> | undefined;
  created: number;
}

/** A price of a month or a year: the only kinds that the sandbox sells. */
export function buildPrice(input: PriceInput): PriceObject {
  return {
    id: newIdentifier('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: input.created,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookupKey ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: input.product,
    recurring: {
      interval: input.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: input.taxBehavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: input.unitAmount,
    unit_amount_decimal: String(input.unitAmount),
  };
}

/** How many months one payment covers. */
export function monthsOfPrice({ recurring }: PriceObject): number {
  return recurring?.interval === 'year' ? 12 : 1;
}

/** The legacy plan object of a price, which subscription items still contain. */
export function planOfPrice(price: PriceObject): PlanObject {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
