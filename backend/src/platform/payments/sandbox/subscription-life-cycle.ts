import { addBillingMonth } from './billing-month.js';
import { collectInvoice, draftInvoice } from './invoice-collection.js';
import type { PriceObject } from './object-shapes/price.js';
import { buildSubscription, lineOf, NO_CANCELLATION, type SubscriptionObject } from './object-shapes/subscription.js';
import { SandboxApiError } from './sandbox-api-error.js';
import type { SandboxRecord } from './sandbox-records.js';
import type { SandboxWorld } from './sandbox-world.js';
import { isRunning } from './subscription-steps.js';
import { saveSubscription, updateSubscription } from './subscription-updates.js';

export type SubscriptionRecord = SandboxRecord<'subscription'>;

interface NewSubscription {
  customer: string;
  price: PriceObject;
  quantity: number;
  metadata: Record<string, string>;
}

/** Starts a subscription and takes its first payment. */
export async function startSubscription(world: SandboxWorld, input: NewSubscription): Promise<SubscriptionRecord> {
  const periodEnd = addBillingMonth(world.now, world.now);
  const object = buildSubscription({ ...input, periodStart: world.now, periodEnd });
  const record: SubscriptionRecord = { object, memo: { nextPriceId: null }, customer: input.customer, dueAt: null };
  await saveSubscription(world, record);
  const invoice = await draftInvoice(world, record, {
    reason: 'subscription_create',
    amount: (input.price.unit_amount ?? 0) * input.quantity,
    price: input.price,
    periodStart: world.now,
    periodEnd,
  });
  record.object.latest_invoice = invoice.id;
  await world.emit('customer.subscription.created', record.object);
  await collectInvoice(world, record, invoice, { at: world.now, card: 'pays' });
  await saveSubscription(world, record);
  return record;
}

/** Ends the subscription at once. */
export async function endSubscription(
  world: SandboxWorld,
  record: SubscriptionRecord,
  at: number,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<void> {
  Object.assign(record.object, {
    status: 'canceled',
    ended_at: at,
    canceled_at: record.object.canceled_at ?? at,
    cancellation_details: { ...NO_CANCELLATION, reason },
  } satisfies Partial<SubscriptionObject>);
  await saveSubscription(world, record);
  await world.emit('customer.subscription.deleted', record.object);
}

/**
 * Lets the subscription end later. With flexible billing only `cancel_at` says so: `cancel_at_period_end` stays false,
 * which is what surprises code written for the older way.
 */
export async function scheduleCancellation(
  world: SandboxWorld,
  record: SubscriptionRecord,
  cancelAt = lineOf(record.object).current_period_end,
): Promise<void> {
  requireRunning(record);
  await updateSubscription(world, record, {
    cancel_at: cancelAt,
    canceled_at: world.now,
    cancellation_details: { ...NO_CANCELLATION, reason: 'cancellation_requested' },
  });
}

/** Takes a scheduled cancellation back. */
export async function resumeSubscription(world: SandboxWorld, record: SubscriptionRecord): Promise<void> {
  requireRunning(record);
  await updateSubscription(world, record, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...NO_CANCELLATION },
  });
}

/** @throws SandboxApiError when the subscription has ended */
export function requireRunning(record: SubscriptionRecord): void {
  if (isRunning(record.object)) return;
  throw new SandboxApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'invalid_canceled_subscription_fields',
  });
}
