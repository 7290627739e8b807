import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

/** The part of a charge that the product looks at. */
export type ChargeObject = Wire<
  Pick<
    Stripe.Charge,
    'id' | 'object' | 'amount' | 'created' | 'currency' | 'customer' | 'disputed' | 'livemode' | 'paid'
  >
>;
/** The part of a dispute that the product looks at. */
export type DisputeObject = Wire<
  Pick<
    Stripe.Dispute,
    'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'livemode' | 'metadata' | 'reason' | 'status'
  >
>;

interface Charged {
  customer: string;
  amount: number;
  currency: string;
  created: number;
}

/** A paid charge that its customer disputes. */
export function buildDisputedCharge({ customer, amount, currency, created }: Charged): ChargeObject {
  return {
    id: newIdentifier('ch'),
    object: 'charge',
    amount,
    created,
    currency,
    customer,
    disputed: true,
    livemode: false,
    paid: true,
  };
}

export function buildDispute(charge: ChargeObject): DisputeObject {
  return {
    id: newIdentifier('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: charge.created,
    currency: charge.currency,
    livemode: false,
    metadata: {},
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
