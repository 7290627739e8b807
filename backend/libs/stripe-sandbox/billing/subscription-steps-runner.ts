import { monthsOfPrice, planOfPrice } from '../object-shapes/price.js';
import { lineOf, withLine } from '../object-shapes/subscription.js';
import type { SandboxContext } from '../sandbox-context.js';
import { addBillingMonths } from './billing-month.js';
import { type Collection, collectInvoice, draftInvoice, markOverdue, sendInvoice } from './invoice-collection.js';
import { endSubscription, releaseSchedule, type SubscriptionRecord } from './subscription-life-cycle.js';
import { nextStepOf, type SubscriptionStep } from './subscription-steps.js';
import { saveSubscription, updateSubscription } from './subscription-updates.js';

/** More steps than this in one run can only be a bug: five years of renewals with their payments. */
const MAX_STEPS = 120;

/** Executes everything that is due for a subscription by now, in order. */
export async function runSubscription(context: SandboxContext, record: SubscriptionRecord): Promise<void> {
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const invoice = await latestInvoiceOf(context, record);
    const step = nextStepOf(record.object, invoice?.object ?? null);
    if (!step || step.at > context.now) return;
    await takeStep(context, record, step);
  }
}

/**
 * Attempts to charge the open invoice now: at the scheduled retry, or with a new card. Ends the subscription after the
 * last attempt.
 */
export async function collectLatestInvoice(
  context: SandboxContext,
  record: SubscriptionRecord,
  at: number,
): Promise<void> {
  const customer = await context.require('customer', record.object.customer);
  if (record.object.collection_method === 'send_invoice') {
    await remindOfLatestInvoice(context, record, at);
    return;
  }
  await collectLatestInvoiceFrom(context, record, { at, card: customer.memo.card });
}

/** As {@link collectLatestInvoice}, with a card that is used for this invoice only. */
export async function collectLatestInvoiceFrom(
  context: SandboxContext,
  record: SubscriptionRecord,
  { at, card }: Collection,
): Promise<void> {
  const invoice = await latestInvoiceOf(context, record);
  const status = invoice?.object.status;
  if (!invoice || (status !== 'draft' && status !== 'open')) return;
  const isPaid = await collectInvoice(context, record, invoice.object, { at, card });
  if (isPaid) await changeStatus(context, record, 'active');
  else if (invoice.object.next_payment_attempt !== null) await changeStatus(context, record, 'past_due');
  else await endSubscription(context, record, at, 'payment_failed');
}

/** A sent invoice is not charged: it is finalized, and after its due date the subscription is past due. */
async function remindOfLatestInvoice(context: SandboxContext, record: SubscriptionRecord, at: number): Promise<void> {
  const invoice = await latestInvoiceOf(context, record);
  if (invoice?.object.status === 'draft') {
    await sendInvoice(context, invoice.object, { at, daysUntilDue: record.object.days_until_due ?? 0 });
    await saveSubscription(context, record);
  } else if (invoice?.object.status === 'open') {
    await markOverdue(context, invoice.object);
    await changeStatus(context, record, 'past_due');
  }
}

/** Marks an open invoice as paid out of band. */
export async function settleInvoice(context: SandboxContext, record: SubscriptionRecord, at: number): Promise<void> {
  const invoice = await latestInvoiceOf(context, record);
  if (invoice?.object.status !== 'open') return;
  await collectInvoice(context, record, invoice.object, { at, card: 'pays' });
  await changeStatus(context, record, 'active');
}

async function changeStatus(context: SandboxContext, record: SubscriptionRecord, status: 'active' | 'past_due') {
  if (record.object.status === status) await saveSubscription(context, record);
  else await updateSubscription(context, record, { status });
}

async function takeStep(context: SandboxContext, record: SubscriptionRecord, step: SubscriptionStep): Promise<void> {
  switch (step.kind) {
    case 'end':
      return endSubscription(context, record, step.at, 'cancellation_requested');
    case 'renew':
      return renewSubscription(context, record);
    case 'collect':
      return collectLatestInvoice(context, record, step.at);
  }
}

/** The period advances immediately and the status stays `active`; the payment is attempted an hour after the draft. */
async function renewSubscription(context: SandboxContext, record: SubscriptionRecord): Promise<void> {
  const line = lineOf(record.object);
  const { nextPriceId } = record.memo;
  const price = nextPriceId ? (await context.require('price', nextPriceId)).object : line.price;
  const periodStart = line.current_period_end;
  const periodEnd = addBillingMonths(periodStart, record.object.billing_cycle_anchor, monthsOfPrice(price));
  record.memo.nextPriceId = null;
  await releaseSchedule(context, record);
  const items = withLine(record.object, {
    current_period_start: periodStart,
    current_period_end: periodEnd,
    price,
    plan: planOfPrice(price),
  });
  const invoice = await draftInvoice(context, record, {
    reason: 'subscription_cycle',
    amount: (price.unit_amount ?? 0) * (line.quantity ?? 1),
    price,
    periodStart,
    periodEnd,
  });
  await updateSubscription(context, record, { items, latest_invoice: invoice.id, schedule: null, status: 'active' });
}

async function latestInvoiceOf(context: SandboxContext, { object }: SubscriptionRecord) {
  return object.latest_invoice ? context.records.find('invoice', object.latest_invoice) : null;
}
