import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

export type CheckoutSessionObject = Wire<Stripe.Checkout.Session>;

interface CheckoutSessionInput {
  /** Builds the URL of the payment page from the session's id. */
  pageUrl: (id: string) => string;
  customer: string | null;
  customerEmail: string | null;
  amount: number;
  currency: string;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  allowPromotionCodes: boolean;
  /** Null: no consent is required. */
  termsOfService: 'none' | 'required' | null;
  hasAutomaticTax: boolean;
  billingAddressCollection: CheckoutSessionObject['billing_address_collection'];
  collectsTaxIds: boolean;
  metadata: Record<string, string>;
  created: number;
  expiresAt: number;
}

/** An open session for a subscription. It has no subscription yet: that is created only once it is paid. */
export function buildCheckoutSession(input: CheckoutSessionInput): CheckoutSessionObject {
  const id = newIdentifier('cs_test');
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: input.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: input.amount,
    amount_total: input.amount,
    automatic_tax: {
      enabled: input.hasAutomaticTax,
      liability: input.hasAutomaticTax ? { type: 'self' } : null,
      provider: input.hasAutomaticTax ? 'stripe' : null,
      status: input.hasAutomaticTax ? 'requires_location_inputs' : null,
    },
    billing_address_collection: input.billingAddressCollection,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: input.termsOfService && {
      payment_method_reuse_agreement: null,
      promotions: 'none',
      terms_of_service: input.termsOfService,
    },
    created: input.created,
    currency: input.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: input.customer,
    customer_account: null,
    customer_creation: input.customer ? null : 'always',
    customer_details: null,
    customer_email: input.customerEmail,
    discounts: [],
    expires_at: input.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: input.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: input.successUrl,
    tax_id_collection: { enabled: input.collectsTaxIds, required: 'never' },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: input.pageUrl(id),
    wallet_options: null,
  };
}
