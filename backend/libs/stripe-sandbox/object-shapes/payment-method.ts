import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

/** The part of a payment method that the sandbox keeps. */
export type PaymentMethodObject = Wire<
  Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'customer' | 'livemode' | 'metadata' | 'type'>
>;

export function buildPaymentMethod({ customer, created }: { customer: string; created: number }): PaymentMethodObject {
  return {
    id: newIdentifier('pm'),
    object: 'payment_method',
    created,
    customer,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
