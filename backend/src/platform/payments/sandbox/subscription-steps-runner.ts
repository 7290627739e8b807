import { addBillingMonth } from './billing-month.js';
import { collectInvoice, draftInvoice } from './invoice-collection.js';
import { planOfPrice } from './object-shapes/price.js';
import { lineOf, withLine } from './object-shapes/subscription.js';
import type { SandboxWorld } from './sandbox-world.js';
import { endSubscription, type SubscriptionRecord } from './subscription-life-cycle.js';
import { nextStepOf, type SubscriptionStep } from './subscription-steps.js';
import { saveSubscription, updateSubscription } from './subscription-updates.js';

/** More steps than this in one go can only be a fault: five years of renewals with their payments. */
const MAX_STEPS = 120;

/** Makes up for everything that should have happened to a subscription by now, in its order. */
export async function runSubscription(world: SandboxWorld, record: SubscriptionRecord): Promise<void> {
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const invoice = await latestInvoiceOf(world, record);
    const step = nextStepOf(record.object, invoice?.object ?? null);
    if (!step || step.at > world.now) return;
    await takeStep(world, record, step);
  }
}

/**
 * Tries to charge what is open, now: the next try by the calendar, or a new card.
 * Ends the subscription after the last try.
 */
export async function collectLatestInvoice(world: SandboxWorld, record: SubscriptionRecord, at: number): Promise<void> {
  const invoice = await latestInvoiceOf(world, record);
  const status = invoice?.object.status;
  if (!invoice || (status !== 'draft' && status !== 'open')) return;
  const customer = await world.require('customer', record.object.customer);
  const isPaid = await collectInvoice(world, record, invoice.object, { at, card: customer.memo.card });
  if (isPaid) await changeStatus(world, record, 'active');
  else if (invoice.object.next_payment_attempt !== null) await changeStatus(world, record, 'past_due');
  else await endSubscription(world, record, at, 'payment_failed');
}

async function changeStatus(world: SandboxWorld, record: SubscriptionRecord, status: 'active' | 'past_due') {
  if (record.object.status === status) await saveSubscription(world, record);
  else await updateSubscription(world, record, { status });
}

async function takeStep(world: SandboxWorld, record: SubscriptionRecord, step: SubscriptionStep): Promise<void> {
  switch (step.kind) {
    case 'end':
      return endSubscription(world, record, step.at, 'cancellation_requested');
    case 'renew':
      return renewSubscription(world, record);
    case 'collect':
      return collectLatestInvoice(world, record, step.at);
  }
}

/** The period moves on at once and the status stays `active`; the payment is tried only after the draft's hour. */
async function renewSubscription(world: SandboxWorld, record: SubscriptionRecord): Promise<void> {
  const line = lineOf(record.object);
  const { nextPriceId } = record.memo;
  const price = nextPriceId ? (await world.require('price', nextPriceId)).object : line.price;
  const periodStart = line.current_period_end;
  const periodEnd = addBillingMonth(periodStart, record.object.billing_cycle_anchor);
  record.memo.nextPriceId = null;
  const items = withLine(record.object, {
    current_period_start: periodStart,
    current_period_end: periodEnd,
    price,
    plan: planOfPrice(price),
  });
  const invoice = await draftInvoice(world, record, {
    reason: 'subscription_cycle',
    amount: (price.unit_amount ?? 0) * (line.quantity ?? 1),
    price,
    periodStart,
    periodEnd,
  });
  await updateSubscription(world, record, { items, latest_invoice: invoice.id, schedule: null });
}

async function latestInvoiceOf(world: SandboxWorld, { object }: SubscriptionRecord) {
  return object.latest_invoice ? world.records.find('invoice', object.latest_invoice) : null;
}
