import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

export type CustomerObject = Wire<Stripe.Customer>;

interface CustomerInput {
  email?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
  testClock?: string | undefined;
  created: number;
}

export function buildCustomer(input: CustomerInput): CustomerObject {
  const id = newIdentifier('cus');
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: input.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: input.testClock ?? null,
  };
}
