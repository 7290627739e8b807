import { collectInvoice, draftInvoice } from './invoice-collection.js';
import { newIdentifier } from './object-shapes/identifier.js';
import { type PriceObject, planOfPrice } from './object-shapes/price.js';
import { lineOf, withLine } from './object-shapes/subscription.js';
import type { SandboxWorld } from './sandbox-world.js';
import { requireRunning, type SubscriptionRecord } from './subscription-life-cycle.js';
import { updateSubscription } from './subscription-updates.js';

/**
 * Puts a subscription on another price at once. With `isInvoiced` the rest of the period is charged now.
 * @returns false when that payment fails: then nothing has changed.
 */
export async function changePrice(
  world: SandboxWorld,
  record: SubscriptionRecord,
  price: PriceObject,
  { isInvoiced }: { isInvoiced: boolean },
): Promise<boolean> {
  requireRunning(record);
  const amount = isInvoiced ? prorationOf(world.now, record, price) : 0;
  const customer = await world.require('customer', record.object.customer);
  if (amount > 0 && customer.memo.card === 'fails') return false;
  record.memo.nextPriceId = null;
  const items = withLine(record.object, { price, plan: planOfPrice(price) });
  await updateSubscription(world, record, { items, schedule: null });
  if (amount > 0) await chargeProration(world, record, price, amount);
  return true;
}

/** Puts a subscription on another price when the next period begins. */
export async function schedulePriceChange(
  world: SandboxWorld,
  record: SubscriptionRecord,
  price: PriceObject,
): Promise<void> {
  requireRunning(record);
  record.memo.nextPriceId = price.id;
  await updateSubscription(world, record, { schedule: newIdentifier('sub_sched') });
}

/** Takes a scheduled change of price back. */
export async function keepPrice(world: SandboxWorld, record: SubscriptionRecord): Promise<void> {
  requireRunning(record);
  record.memo.nextPriceId = null;
  await updateSubscription(world, record, { schedule: null });
}

/** What the better price costs for the rest of the period, in cents; negative for a cheaper one. */
function prorationOf(now: number, record: SubscriptionRecord, price: PriceObject): number {
  const line = lineOf(record.object);
  const length = line.current_period_end - line.current_period_start;
  const remaining = Math.min(Math.max(line.current_period_end - now, 0), length);
  const difference = ((price.unit_amount ?? 0) - (line.price.unit_amount ?? 0)) * (line.quantity ?? 1);
  return Math.round((difference * remaining) / length);
}

async function chargeProration(world: SandboxWorld, record: SubscriptionRecord, price: PriceObject, amount: number) {
  const periodEnd = lineOf(record.object).current_period_end;
  const invoice = await draftInvoice(world, record, {
    reason: 'subscription_update',
    amount,
    price,
    periodStart: world.now,
    periodEnd,
  });
  await collectInvoice(world, record, invoice, { at: world.now, card: 'pays' });
  await updateSubscription(world, record, { latest_invoice: invoice.id });
}
