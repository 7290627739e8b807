import type { SubscriptionObject } from './object-shapes/subscription.js';
import type { SandboxRecord } from './sandbox-records.js';
import type { SandboxWorld } from './sandbox-world.js';
import { nextStepOf } from './subscription-steps.js';

/** Keeps a subscription together with the moment of its next step. */
export async function saveSubscription(world: SandboxWorld, record: SandboxRecord<'subscription'>): Promise<void> {
  const { latest_invoice: invoiceId } = record.object;
  const invoice = invoiceId ? await world.records.find('invoice', invoiceId) : null;
  record.dueAt = nextStepOf(record.object, invoice?.object ?? null)?.at ?? null;
  await world.records.put('subscription', record);
}

/** Changes a subscription, keeps it and tells of it with the former values. */
export async function updateSubscription(
  world: SandboxWorld,
  record: SandboxRecord<'subscription'>,
  change: Partial<SubscriptionObject>,
): Promise<void> {
  const previous = Object.fromEntries(Object.entries(record.object).filter(([field]) => Object.hasOwn(change, field)));
  Object.assign(record.object, change);
  await saveSubscription(world, record);
  await world.emit('customer.subscription.updated', record.object, previous);
}
