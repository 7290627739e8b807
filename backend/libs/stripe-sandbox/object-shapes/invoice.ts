import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import { buildList } from './object-list.js';
import type { PriceObject } from './price.js';
import { lineOf, type SubscriptionObject } from './subscription.js';
import type { TaxIdObject } from './tax-id.js';
import type { Wire } from './wire.js';

export type InvoiceObject = Wire<Stripe.Invoice>;
export type InvoiceLineObject = Wire<Stripe.InvoiceLineItem>;

interface InvoiceInput {
  subscription: SubscriptionObject;
  price: PriceObject;
  amount: number;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  periodStart: number;
  periodEnd: number;
  customerEmail: string | null;
  customerName: string | null;
  customerAddress: InvoiceObject['customer_address'];
  customerTaxIds: TaxIdObject[];
  created: number;
}

/** A draft that is not charged yet. */
export function buildInvoice(input: InvoiceInput): InvoiceObject {
  const { amount, created, subscription } = input;
  const hasAutomaticTax = subscription.automatic_tax.enabled;
  const id = newIdentifier('in');
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Billing sandbox',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    // The sandbox has no tax registrations, so the automatic tax is zero.
    automatic_tax: {
      disabled_reason: null,
      enabled: hasAutomaticTax,
      liability: hasAutomaticTax ? { type: 'self' } : null,
      provider: hasAutomaticTax ? 'stripe' : null,
      status: hasAutomaticTax ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: input.reason,
    collection_method: subscription.collection_method,
    created,
    currency: input.price.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: input.customerAddress,
    customer_email: input.customerEmail,
    customer_name: input.customerName,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: input.customerTaxIds,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: buildList(`/v1/invoices/${id}/lines`, [buildInvoiceLine(id, input)]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: parentOf(subscription),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.periodStart,
    period_start: input.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function parentOf(subscription: SubscriptionObject): InvoiceObject['parent'] {
  return {
    quote_details: null,
    subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    type: 'subscription_details',
  };
}

function buildInvoiceLine(invoice: string, input: InvoiceInput): InvoiceLineObject {
  const item = lineOf(input.subscription);
  const isProration = input.reason === 'subscription_update';
  return {
    id: newIdentifier('il'),
    object: 'line_item',
    amount: input.amount,
    currency: input.price.currency,
    description: isProration
      ? 'Remaining time after a change of plan'
      : `Subscription, one ${input.price.recurring?.interval ?? 'month'}`,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: input.subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: input.subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: input.periodStart, end: input.periodEnd },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: input.price.id, product: input.price.product },
      type: 'price_details',
      unit_amount_decimal: input.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: input.subscription.id,
    subtotal: input.amount,
    taxes: [],
  };
}
