import type { SandboxContext } from '../sandbox-context.js';
import type { SandboxKind, SandboxRecord } from '../store/sandbox-records.js';
import { runDueWork } from './due-work.js';

type Shift = (moment: number) => number;

/**
 * Moves all billing records `seconds` into the past and then executes what has become due. The clock itself stays, so
 * that the product, the browser and the access tokens need no second one.
 * @param customer only what belongs to this customer; undefined moves everything.
 */
export async function advanceTime(context: SandboxContext, seconds: number, customer?: string): Promise<void> {
  const shift: Shift = (moment) => moment - seconds;
  await shiftAll(context, 'subscription', customer, shift, shiftSubscription);
  await shiftAll(context, 'subscription_schedule', customer, shift, shiftSchedule);
  await shiftAll(context, 'invoice', customer, shift, shiftInvoice);
  await shiftAll(context, 'checkout.session', customer, shift, shiftSession);
  await runDueWork(context);
}

async function shiftAll<Kind extends SandboxKind>(
  context: SandboxContext,
  kind: Kind,
  customer: string | undefined,
  shift: Shift,
  shiftObject: (object: SandboxRecord<Kind>['object'], shift: Shift) => void,
): Promise<void> {
  for (const record of await context.records.list(kind, { customer })) {
    shiftObject(record.object, shift);
    if (record.dueAt !== null) record.dueAt = shift(record.dueAt);
    await context.records.put(kind, record);
  }
}

function shiftSubscription(subscription: SandboxRecord<'subscription'>['object'], shift: Shift): void {
  subscription.created = shift(subscription.created);
  subscription.start_date = shift(subscription.start_date);
  subscription.billing_cycle_anchor = shift(subscription.billing_cycle_anchor);
  subscription.cancel_at = shiftIfSet(subscription.cancel_at, shift);
  subscription.canceled_at = shiftIfSet(subscription.canceled_at, shift);
  subscription.trial_start = shiftIfSet(subscription.trial_start, shift);
  subscription.trial_end = shiftIfSet(subscription.trial_end, shift);
  subscription.ended_at = shiftIfSet(subscription.ended_at, shift);
  for (const item of subscription.items.data) {
    item.created = shift(item.created);
    item.current_period_start = shift(item.current_period_start);
    item.current_period_end = shift(item.current_period_end);
  }
}

function shiftSchedule(schedule: SandboxRecord<'subscription_schedule'>['object'], shift: Shift): void {
  schedule.created = shift(schedule.created);
  for (const period of [schedule.current_phase, ...schedule.phases]) {
    if (period === null) continue;
    period.start_date = shift(period.start_date);
    period.end_date = shift(period.end_date);
  }
}

function shiftInvoice(invoice: SandboxRecord<'invoice'>['object'], shift: Shift): void {
  invoice.created = shift(invoice.created);
  invoice.period_start = shift(invoice.period_start);
  invoice.period_end = shift(invoice.period_end);
  invoice.effective_at = shiftIfSet(invoice.effective_at, shift);
  invoice.due_date = shiftIfSet(invoice.due_date, shift);
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
