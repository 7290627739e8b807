import { buildInvoice, type InvoiceObject } from './object-shapes/invoice.js';
import type { PriceObject } from './object-shapes/price.js';
import type { CardBehaviour, SandboxRecord } from './sandbox-records.js';
import type { SandboxWorld } from './sandbox-world.js';
import { MAX_PAYMENT_ATTEMPTS, RETRY_PAUSE_S } from './subscription-steps.js';

interface Draft {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  amount: number;
  price: PriceObject;
  periodStart: number;
  periodEnd: number;
}

interface Collection {
  /** When it happens, in Unix seconds: time travel makes up for what was due in the past. */
  at: number;
  card: CardBehaviour;
}

export async function draftInvoice(
  world: SandboxWorld,
  subscription: SandboxRecord<'subscription'>,
  draft: Draft,
): Promise<InvoiceObject> {
  const customer = await world.require('customer', subscription.object.customer);
  const invoice = buildInvoice({
    ...draft,
    subscription: subscription.object,
    customerEmail: customer.object.email,
    customerName: customer.object.name ?? null,
    created: draft.periodStart,
  });
  await saveInvoice(world, invoice);
  await world.emit('invoice.created', invoice);
  return invoice;
}

/**
 * Tries to charge an invoice once.
 * @returns whether it is paid now; if not, when the next try comes is in the invoice (none after the last).
 */
export async function collectInvoice(
  world: SandboxWorld,
  subscription: SandboxRecord<'subscription'>,
  invoice: InvoiceObject,
  { at, card }: Collection,
): Promise<boolean> {
  if (invoice.status === 'draft') await finalizeInvoice(world, invoice, at);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (card === 'fails') {
    const isLast = invoice.attempt_count >= MAX_PAYMENT_ATTEMPTS;
    invoice.next_payment_attempt = isLast ? null : at + RETRY_PAUSE_S;
    invoice.auto_advance = !isLast;
    await saveInvoice(world, invoice);
    await world.emit('invoice.payment_failed', invoice);
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
  await saveInvoice(world, invoice);
  await world.emit('invoice.paid', invoice);
  await world.emit('invoice.payment_succeeded', invoice);
  return true;
}

async function finalizeInvoice(world: SandboxWorld, invoice: InvoiceObject, at: number): Promise<void> {
  invoice.status = 'open';
  invoice.effective_at = at;
  invoice.status_transitions = { ...invoice.status_transitions, finalized_at: at };
  invoice.number = await nextInvoiceNumber(world, invoice.customer ?? '');
  await saveInvoice(world, invoice);
  await world.emit('invoice.finalized', invoice);
}

async function nextInvoiceNumber(world: SandboxWorld, customerId: string): Promise<string> {
  const customer = await world.require('customer', customerId);
  const sequence = customer.object.next_invoice_sequence ?? 1;
  customer.object.next_invoice_sequence = sequence + 1;
  await world.records.put('customer', customer);
  return `${customer.object.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

async function saveInvoice(world: SandboxWorld, invoice: InvoiceObject): Promise<void> {
  await world.records.put('invoice', { object: invoice, memo: null, customer: invoice.customer, dueAt: null });
}
