import { SandboxApiError } from '../api/sandbox-api-error.js';
import { monthsOfPrice, type PriceObject } from '../object-shapes/price.js';
import { buildSubscription, lineOf, NO_CANCELLATION, type SubscriptionObject } from '../object-shapes/subscription.js';
import type { SandboxContext } from '../sandbox-context.js';
import type { SandboxRecord } from '../store/sandbox-records.js';
import { addBillingMonths } from './billing-month.js';
import type { CancellationFeedback } from './cancellation-feedback.js';
import { collectInvoice, draftInvoice } from './invoice-collection.js';
import { isRunning } from './subscription-steps.js';
import { saveSubscription, updateSubscription } from './subscription-updates.js';

const DAY_S = 86_400;

export type SubscriptionRecord = SandboxRecord<'subscription'>;

interface NewSubscription {
  customer: string;
  price: PriceObject;
  quantity: number;
  metadata: Record<string, string>;
  hasAutomaticTax: boolean;
  /** Days for paying an invoice that is sent; null: the card is charged. */
  daysUntilDue: number | null;
  /** Days before the first payment; 0 for none. */
  trialDays: number;
}

/** Starts a subscription and takes its first payment, which is zero for a trial and deferred for a sent invoice. */
export async function startSubscription(context: SandboxContext, input: NewSubscription): Promise<SubscriptionRecord> {
  const trialEnd = input.trialDays > 0 ? context.now + input.trialDays * DAY_S : null;
  const periodEnd = trialEnd ?? addBillingMonths(context.now, context.now, monthsOfPrice(input.price));
  const object = buildSubscription({ ...input, periodStart: context.now, periodEnd, trialEnd });
  const record: SubscriptionRecord = { object, memo: { nextPriceId: null }, customer: input.customer, dueAt: null };
  await saveSubscription(context, record);
  const invoice = await draftInvoice(context, record, {
    reason: 'subscription_create',
    amount: trialEnd === null ? (input.price.unit_amount ?? 0) * input.quantity : 0,
    price: input.price,
    periodStart: context.now,
    periodEnd,
  });
  record.object.latest_invoice = invoice.id;
  await context.emit('customer.subscription.created', record.object);
  if (input.daysUntilDue === null) await collectInvoice(context, record, invoice, { at: context.now, card: 'pays' });
  await saveSubscription(context, record);
  return record;
}

/** Ends the subscription immediately. */
export async function endSubscription(
  context: SandboxContext,
  record: SubscriptionRecord,
  at: number,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<void> {
  Object.assign(record.object, {
    status: 'canceled',
    ended_at: at,
    canceled_at: record.object.canceled_at ?? at,
    cancellation_details: {
      ...NO_CANCELLATION,
      feedback: record.object.cancellation_details?.feedback ?? null,
      reason,
    },
  } satisfies Partial<SubscriptionObject>);
  await saveSubscription(context, record);
  await context.emit('customer.subscription.deleted', record.object);
}

/**
 * Schedules the end of the subscription. With flexible billing only `cancel_at` says so: `cancel_at_period_end` stays
 * false, which is what surprises code written for the older way.
 */
export async function scheduleCancellation(
  context: SandboxContext,
  record: SubscriptionRecord,
  { cancelAt, feedback }: { cancelAt?: number | undefined; feedback?: CancellationFeedback | undefined } = {},
): Promise<void> {
  requireRunning(record);
  await updateSubscription(context, record, {
    cancel_at: cancelAt ?? lineOf(record.object).current_period_end,
    canceled_at: context.now,
    cancellation_details: { ...NO_CANCELLATION, feedback: feedback ?? null, reason: 'cancellation_requested' },
  });
}

/** Reverts a scheduled cancellation. */
export async function resumeSubscription(context: SandboxContext, record: SubscriptionRecord): Promise<void> {
  requireRunning(record);
  await updateSubscription(context, record, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...NO_CANCELLATION },
  });
}

/** Ends the schedule of the next period; the subscription itself still references it until it is updated. */
export async function releaseSchedule(context: SandboxContext, { object }: SubscriptionRecord): Promise<void> {
  const schedule = object.schedule ? await context.records.find('subscription_schedule', object.schedule) : null;
  if (!schedule) return;
  Object.assign(schedule.object, {
    status: 'released',
    current_phase: null,
    released_at: context.now,
    released_subscription: object.id,
    subscription: null,
  } satisfies Partial<SandboxRecord<'subscription_schedule'>['object']>);
  await context.records.put('subscription_schedule', schedule);
}

/** @throws SandboxApiError when the subscription has ended */
export function requireRunning(record: SubscriptionRecord): void {
  if (isRunning(record.object)) return;
  throw new SandboxApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'invalid_canceled_subscription_fields',
  });
}
