import { monthsOfPrice, type PriceObject, planOfPrice } from '../object-shapes/price.js';
import { lineOf, type SubscriptionObject, withLine } from '../object-shapes/subscription.js';
import { buildSubscriptionSchedule } from '../object-shapes/subscription-schedule.js';
import type { SandboxContext } from '../sandbox-context.js';
import { addBillingMonths } from './billing-month.js';
import { collectInvoice, draftInvoice } from './invoice-collection.js';
import { releaseSchedule, requireRunning, type SubscriptionRecord } from './subscription-life-cycle.js';
import { updateSubscription } from './subscription-updates.js';

/**
 * Changes the price of a subscription immediately. With `isInvoiced` the rest of the period is charged now; with
 * another interval a new period starts, and the unused part of the old one is credited.
 * @returns false when that payment fails: then nothing has changed.
 */
export async function changePrice(
  context: SandboxContext,
  record: SubscriptionRecord,
  price: PriceObject,
  { isInvoiced }: { isInvoiced: boolean },
): Promise<boolean> {
  requireRunning(record);
  const amount = isInvoiced ? prorationOf(context.now, record.object, price) : 0;
  const customer = await context.require('customer', record.object.customer);
  if (amount > 0 && customer.memo.card === 'fails') return false;
  record.memo.nextPriceId = null;
  await releaseSchedule(context, record);
  const line = { price, plan: planOfPrice(price) };
  if (startsAnew(record.object, price)) {
    const periodEnd = addBillingMonths(context.now, context.now, monthsOfPrice(price));
    const items = withLine(record.object, {
      ...line,
      current_period_start: context.now,
      current_period_end: periodEnd,
    });
    await updateSubscription(context, record, { items, billing_cycle_anchor: context.now, schedule: null });
  } else await updateSubscription(context, record, { items: withLine(record.object, line), schedule: null });
  if (amount > 0) await chargeProration(context, record, price, amount);
  return true;
}

/** Changes the price of a subscription with the next period. */
export async function schedulePriceChange(
  context: SandboxContext,
  record: SubscriptionRecord,
  price: PriceObject,
): Promise<void> {
  requireRunning(record);
  record.memo.nextPriceId = price.id;
  await releaseSchedule(context, record);
  const { object } = record;
  const periodEnd = lineOf(object).current_period_end;
  const schedule = buildSubscriptionSchedule({
    subscription: object,
    nextPrice: price,
    nextPeriodEnd: addBillingMonths(periodEnd, object.billing_cycle_anchor, monthsOfPrice(price)),
    created: context.now,
  });
  await context.records.put('subscription_schedule', {
    object: schedule,
    memo: null,
    customer: object.customer,
    dueAt: null,
  });
  await updateSubscription(context, record, { schedule: schedule.id });
}

/** Cancels a scheduled price change. */
export async function keepPrice(context: SandboxContext, record: SubscriptionRecord): Promise<void> {
  requireRunning(record);
  record.memo.nextPriceId = null;
  await releaseSchedule(context, record);
  await updateSubscription(context, record, { schedule: null });
}

/** What the portal charges at once, in cents; null for a change that waits until the end of the period. */
export function dueToday(now: number, subscription: SubscriptionObject, price: PriceObject): number | null {
  const current = lineOf(subscription).price;
  const isShorter = monthsOfPrice(price) < monthsOfPrice(current);
  if (isShorter || (price.unit_amount ?? 0) < (current.unit_amount ?? 0)) return null;
  return Math.max(prorationOf(now, subscription, price), 0);
}

/** Another interval starts a new period, except for a trial, which keeps its end. */
function startsAnew(subscription: SubscriptionObject, price: PriceObject): boolean {
  return subscription.status !== 'trialing' && monthsOfPrice(price) !== monthsOfPrice(lineOf(subscription).price);
}

/** The prorated amount due for the new price, in cents, less what is paid already; negative for a cheaper one. */
function prorationOf(now: number, subscription: SubscriptionObject, price: PriceObject): number {
  if (subscription.status === 'trialing') return 0;
  const line = lineOf(subscription);
  const length = line.current_period_end - line.current_period_start;
  const left = Math.min(Math.max(line.current_period_end - now, 0), length) / length;
  const quantity = line.quantity ?? 1;
  const unused = (line.price.unit_amount ?? 0) * quantity * left;
  return Math.round((price.unit_amount ?? 0) * quantity * (startsAnew(subscription, price) ? 1 : left) - unused);
}

async function chargeProration(
  context: SandboxContext,
  record: SubscriptionRecord,
  price: PriceObject,
  amount: number,
) {
  const periodEnd = lineOf(record.object).current_period_end;
  const invoice = await draftInvoice(context, record, {
    reason: 'subscription_update',
    amount,
    price,
    periodStart: context.now,
    periodEnd,
  });
  await collectInvoice(context, record, invoice, { at: context.now, card: 'pays' });
  await updateSubscription(context, record, { latest_invoice: invoice.id });
}
