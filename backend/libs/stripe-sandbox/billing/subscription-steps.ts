import type { InvoiceObject } from '../object-shapes/invoice.js';
import { lineOf, type SubscriptionObject } from '../object-shapes/subscription.js';

/** A draft of a renewal stays open for changes this long before it is charged. */
export const DRAFT_DURATION_S = 3600;
export const RETRY_PAUSE_S = 3 * 86_400;
/** Attempts to charge a renewal before the subscription ends. */
export const MAX_PAYMENT_ATTEMPTS = 4;

/** The automatic steps of a subscription, with their times (Unix seconds). */
export interface SubscriptionStep {
  kind: 'end' | 'collect' | 'renew';
  at: number;
}

/** Returns the next step of a subscription; null when there is none. */
export function nextStepOf(
  subscription: SubscriptionObject,
  latestInvoice: InvoiceObject | null,
): SubscriptionStep | null {
  if (!isRunning(subscription)) return null;
  const steps = [endStep(subscription), collectStep(latestInvoice), renewStep(subscription)];
  return steps.reduce((earliest, step) => (step && (!earliest || step.at < earliest.at) ? step : earliest), null);
}

/** Whether the subscription can still be changed. */
export function isRunning(subscription: SubscriptionObject): boolean {
  return ['active', 'trialing', 'past_due'].includes(subscription.status);
}

function endStep(subscription: SubscriptionObject): SubscriptionStep | null {
  const periodEnd = lineOf(subscription).current_period_end;
  const at = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  return at === null ? null : { kind: 'end', at };
}

function collectStep(invoice: InvoiceObject | null): SubscriptionStep | null {
  if (invoice?.collection_method === 'send_invoice' && invoice.status === 'open') {
    return invoice.attempted || invoice.due_date === null ? null : { kind: 'collect', at: invoice.due_date };
  }
  if (invoice?.status === 'draft') return { kind: 'collect', at: invoice.created + DRAFT_DURATION_S };
  if (invoice?.status === 'open' && invoice.next_payment_attempt !== null) {
    return { kind: 'collect', at: invoice.next_payment_attempt };
  }
  return null;
}

function renewStep(subscription: SubscriptionObject): SubscriptionStep | null {
  const renews = ['active', 'trialing'].includes(subscription.status);
  return renews ? { kind: 'renew', at: lineOf(subscription).current_period_end } : null;
}
