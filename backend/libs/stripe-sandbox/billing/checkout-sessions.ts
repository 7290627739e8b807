import { SandboxApiError } from '../api/sandbox-api-error.js';
import { buildCustomer } from '../object-shapes/customer.js';
import type { SandboxContext } from '../sandbox-context.js';
import type { CardBehavior, SandboxRecord } from '../store/sandbox-records.js';
import { applyBillingDetails, type BillingDetails } from './billing-details.js';
import { startSubscription } from './subscription-life-cycle.js';

export type CheckoutRecord = SandboxRecord<'checkout.session'>;

/** The payment method and the billing details. */
export interface Payment {
  card: CardBehavior;
  details: BillingDetails;
}

/**
 * Pays an open session, which creates the subscription.
 * @throws SandboxApiError when the session is no longer open
 */
export async function completeCheckout(
  context: SandboxContext,
  record: CheckoutRecord,
  { card, details }: Payment,
): Promise<void> {
  requireOpen(record, 'This Checkout Session is no longer active.');
  const session = record.object;
  const { trialDays = 0 } = record.memo;
  const customer = await customerOf(context, record);
  customer.memo.card = card;
  applyBillingDetails(customer, details);
  await context.records.put('customer', customer);
  const price = await context.require('price', record.memo.priceId);
  const subscription = await startSubscription(context, {
    customer: customer.object.id,
    price: price.object,
    quantity: record.memo.quantity,
    metadata: record.memo.subscriptionMetadata,
    hasAutomaticTax: session.automatic_tax.enabled,
    trialDays,
    daysUntilDue: null,
  });
  Object.assign(session, {
    customer: customer.object.id,
    customer_details: detailsOf(customer),
    invoice: subscription.object.latest_invoice,
    payment_status: trialDays > 0 ? 'no_payment_required' : 'paid',
    consent: session.consent_collection && { promotions: null, terms_of_service: 'accepted' },
    status: 'complete',
    subscription: subscription.object.id,
    url: null,
  } satisfies Partial<CheckoutRecord['object']>);
  await context.records.put('checkout.session', { ...record, customer: customer.object.id, dueAt: null });
  await context.emit('checkout.session.completed', session);
}

/** @throws SandboxApiError when the session is not open any more */
export async function expireCheckout(context: SandboxContext, record: CheckoutRecord): Promise<void> {
  requireOpen(record, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  record.object.status = 'expired';
  record.object.url = null;
  await context.records.put('checkout.session', { ...record, dueAt: null });
  await context.emit('checkout.session.expired', record.object);
}

function requireOpen(record: CheckoutRecord, message: string): void {
  if (record.object.status !== 'open') throw new SandboxApiError(400, message);
}

async function customerOf(context: SandboxContext, { object }: CheckoutRecord): Promise<SandboxRecord<'customer'>> {
  if (object.customer) return context.require('customer', object.customer);
  const customer = buildCustomer({ email: object.customer_email ?? undefined, created: context.now });
  const record: SandboxRecord<'customer'> = {
    object: customer,
    memo: { card: 'pays', isDeleted: false },
    customer: customer.id,
    dueAt: null,
  };
  await context.records.put('customer', record);
  await context.emit('customer.created', customer);
  return record;
}

function detailsOf({ object, memo }: SandboxRecord<'customer'>): CheckoutRecord['object']['customer_details'] {
  return {
    address: object.address ?? null,
    business_name: object.business_name ?? null,
    email: object.email,
    individual_name: null,
    name: object.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: memo.taxIds ?? [],
  };
}
