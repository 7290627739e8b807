import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

export type ProductObject = Wire<Stripe.Product>;

interface ProductInput {
  id?: string | undefined;
  name: string;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
  created: number;
}

export function buildProduct(input: ProductInput): ProductObject {
  return {
    id: input.id ?? newIdentifier('prod'),
    object: 'product',
    active: true,
    created: input.created,
    default_price: null,
    description: input.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: input.metadata ?? {},
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: input.created,
    url: null,
  };
}
