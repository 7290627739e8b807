import { buildInvoice, type InvoiceObject } from '../object-shapes/invoice.js';
import type { PriceObject } from '../object-shapes/price.js';
import type { SandboxContext } from '../sandbox-context.js';
import type { CardBehavior, SandboxRecord } from '../store/sandbox-records.js';
import { MAX_PAYMENT_ATTEMPTS, RETRY_PAUSE_S } from './subscription-steps.js';

const DAY_S = 86_400;

interface Draft {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  amount: number;
  price: PriceObject;
  periodStart: number;
  periodEnd: number;
}

export interface Collection {
  /** When it happens, in Unix seconds: time travel executes what was due in the past. */
  at: number;
  card: CardBehavior;
}

export async function draftInvoice(
  context: SandboxContext,
  subscription: SandboxRecord<'subscription'>,
  draft: Draft,
): Promise<InvoiceObject> {
  const customer = await context.require('customer', subscription.object.customer);
  const invoice = buildInvoice({
    ...draft,
    subscription: subscription.object,
    customerEmail: customer.object.email,
    customerName: customer.object.name ?? null,
    customerAddress: customer.object.address ?? null,
    customerTaxIds: customer.memo.taxIds ?? [],
    created: draft.periodStart,
  });
  await saveInvoice(context, invoice);
  await context.emit('invoice.created', invoice);
  return invoice;
}

/**
 * Attempts to charge an invoice once.
 * @returns whether it is paid now; if not, the invoice has the time of the next attempt (none after the last).
 */
export async function collectInvoice(
  context: SandboxContext,
  subscription: SandboxRecord<'subscription'>,
  invoice: InvoiceObject,
  { at, card }: Collection,
): Promise<boolean> {
  if (invoice.status === 'draft') await finalizeInvoice(context, invoice, at);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (card !== 'pays') {
    const isLast = invoice.attempt_count >= MAX_PAYMENT_ATTEMPTS;
    invoice.next_payment_attempt = isLast ? null : at + RETRY_PAUSE_S;
    invoice.auto_advance = !isLast;
    await saveInvoice(context, invoice);
    await context.emit('invoice.payment_failed', invoice);
    if (card === 'asks') await context.emit('invoice.payment_action_required', invoice);
    return false;
  }
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    default_payment_method: subscription.object.default_payment_method,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  } satisfies Partial<InvoiceObject>);
  await saveInvoice(context, invoice);
  await context.emit('invoice.paid', invoice);
  await context.emit('invoice.payment_succeeded', invoice);
  return true;
}

/** Finalizes a draft that is sent: it can be paid from now on, until its due date. */
export async function sendInvoice(
  context: SandboxContext,
  invoice: InvoiceObject,
  { at, daysUntilDue }: { at: number; daysUntilDue: number },
): Promise<void> {
  invoice.due_date = at + daysUntilDue * DAY_S;
  await finalizeInvoice(context, invoice, at);
  await context.emit('invoice.sent', invoice);
}

/** The due date of a sent invoice has passed. */
export async function markOverdue(context: SandboxContext, invoice: InvoiceObject): Promise<void> {
  invoice.attempted = true;
  await saveInvoice(context, invoice);
  await context.emit('invoice.overdue', invoice);
}

async function finalizeInvoice(context: SandboxContext, invoice: InvoiceObject, at: number): Promise<void> {
  invoice.status = 'open';
  invoice.effective_at = at;
  invoice.status_transitions = { ...invoice.status_transitions, finalized_at: at };
  invoice.hosted_invoice_url = `${context.pageOrigin}/sandbox/invoice/${invoice.id}`;
  invoice.number = await nextInvoiceNumber(context, invoice.customer ?? '');
  await saveInvoice(context, invoice);
  await context.emit('invoice.finalized', invoice);
}

async function nextInvoiceNumber(context: SandboxContext, customerId: string): Promise<string> {
  const customer = await context.require('customer', customerId);
  const sequence = customer.object.next_invoice_sequence ?? 1;
  customer.object.next_invoice_sequence = sequence + 1;
  await context.records.put('customer', customer);
  return `${customer.object.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

async function saveInvoice(context: SandboxContext, invoice: InvoiceObject): Promise<void> {
  await context.records.put('invoice', { object: invoice, memo: null, customer: invoice.customer, dueAt: null });
}
