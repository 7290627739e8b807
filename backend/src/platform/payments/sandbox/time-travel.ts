import { runDueWork } from './due-work.js';
import type { SandboxKind, SandboxRecord } from './sandbox-records.js';
import type { SandboxWorld } from './sandbox-world.js';

type Shift = (moment: number) => number;

/**
 * Moves the billing world `seconds` into the past and then lets happen what has become due. The clock itself stays, so
 * that the product, the browser and the access tokens need no second one.
 * @param customer only what belongs to this customer; undefined moves everything.
 */
export async function advanceTime(world: SandboxWorld, seconds: number, customer?: string): Promise<void> {
  const shift: Shift = (moment) => moment - seconds;
  await shiftAll(world, 'subscription', customer, shift, shiftSubscription);
  await shiftAll(world, 'invoice', customer, shift, shiftInvoice);
  await shiftAll(world, 'checkout.session', customer, shift, shiftSession);
  await runDueWork(world);
}

async function shiftAll<Kind extends SandboxKind>(
  world: SandboxWorld,
  kind: Kind,
  customer: string | undefined,
  shift: Shift,
  shiftObject: (object: SandboxRecord<Kind>['object'], shift: Shift) => void,
): Promise<void> {
  for (const record of await world.records.list(kind, { customer })) {
    shiftObject(record.object, shift);
    if (record.dueAt !== null) record.dueAt = shift(record.dueAt);
    await world.records.put(kind, record);
  }
}

function shiftSubscription(subscription: SandboxRecord<'subscription'>['object'], shift: Shift): void {
  subscription.created = shift(subscription.created);
  subscription.start_date = shift(subscription.start_date);
  subscription.billing_cycle_anchor = shift(subscription.billing_cycle_anchor);
  subscription.cancel_at = shiftIfSet(subscription.cancel_at, shift);
  subscription.canceled_at = shiftIfSet(subscription.canceled_at, shift);
  subscription.ended_at = shiftIfSet(subscription.ended_at, shift);
  for (const item of subscription.items.data) {
    item.created = shift(item.created);
    item.current_period_start = shift(item.current_period_start);
    item.current_period_end = shift(item.current_period_end);
  }
}

function shiftInvoice(invoice: SandboxRecord<'invoice'>['object'], shift: Shift): void {
  invoice.created = shift(invoice.created);
  invoice.period_start = shift(invoice.period_start);
  invoice.period_end = shift(invoice.period_end);
  invoice.effective_at = shiftIfSet(invoice.effective_at, shift);
  invoice.next_payment_attempt = shiftIfSet(invoice.next_payment_attempt, shift);
  invoice.status_transitions.finalized_at = shiftIfSet(invoice.status_transitions.finalized_at, shift);
  invoice.status_transitions.paid_at = shiftIfSet(invoice.status_transitions.paid_at, shift);
  for (const { period } of invoice.lines.data) {
    period.start = shift(period.start);
    period.end = shift(period.end);
  }
}

function shiftSession(session: SandboxRecord<'checkout.session'>['object'], shift: Shift): void {
  session.created = shift(session.created);
  session.expires_at = shift(session.expires_at);
}

function shiftIfSet(moment: number | null, shift: Shift): number | null {
  return moment === null ? null : shift(moment);
}
