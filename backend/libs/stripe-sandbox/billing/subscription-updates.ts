import type { SubscriptionObject } from '../object-shapes/subscription.js';
import type { SandboxContext } from '../sandbox-context.js';
import type { SandboxRecord } from '../store/sandbox-records.js';
import { nextStepOf } from './subscription-steps.js';

/** Stores a subscription with the time of its next step. */
export async function saveSubscription(context: SandboxContext, record: SandboxRecord<'subscription'>): Promise<void> {
  const { latest_invoice: invoiceId } = record.object;
  const invoice = invoiceId ? await context.records.find('invoice', invoiceId) : null;
  record.dueAt = nextStepOf(record.object, invoice?.object ?? null)?.at ?? null;
  await context.records.put('subscription', record);
}

/** Changes a subscription, stores it and emits an event with the previous values. */
export async function updateSubscription(
  context: SandboxContext,
  record: SandboxRecord<'subscription'>,
  change: Partial<SubscriptionObject>,
): Promise<void> {
  const previous = Object.fromEntries(Object.entries(record.object).filter(([field]) => Object.hasOwn(change, field)));
  Object.assign(record.object, change);
  await saveSubscription(context, record);
  await context.emit('customer.subscription.updated', record.object, previous);
}
