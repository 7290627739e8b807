import { z } from 'zod';
import type { PortalSessionObject } from '../object-shapes/portal-session.js';
import type { SandboxContext } from '../sandbox-context.js';
import { CARD_BEHAVIORS, type CardBehavior } from '../store/sandbox-records.js';
import { applyBillingDetails, type BillingDetails, billingDetailsForm } from './billing-details.js';
import { CANCELLATION_FEEDBACK } from './cancellation-feedback.js';
import { changePrice, dueToday, keepPrice, schedulePriceChange } from './plan-changes.js';
import { resumeSubscription, type SubscriptionRecord, scheduleCancellation } from './subscription-life-cycle.js';
import { isRunning } from './subscription-steps.js';
import { collectLatestInvoice } from './subscription-steps-runner.js';

const portalForm = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('cancel'),
    subscription: z.string(),
    feedback: z.enum(CANCELLATION_FEEDBACK).optional().catch(undefined),
  }),
  z.object({ action: z.enum(['resume', 'keep']), subscription: z.string() }),
  z.object({ action: z.literal('change'), subscription: z.string(), price: z.string() }),
  billingDetailsForm.extend({ action: z.literal('details'), email: z.email().max(254) }),
  z.object({ action: z.literal('card'), card: z.enum(CARD_BEHAVIORS) }),
]);

/** The result of an action; a notice explains why nothing was done. */
export type PortalOutcome = 'done' | { notice: string };

const STALE: PortalOutcome = { notice: 'That is not possible any more. Here is the current state.' };

/** Executes an action of the portal, limited to the session's customer and the configuration. */
export async function handlePortalAction(
  context: SandboxContext,
  session: PortalSessionObject,
  form: unknown,
): Promise<PortalOutcome> {
  const input = portalForm.safeParse(form).data;
  if (!input) return STALE;
  if (input.action === 'card') return changeCard(context, session.customer, input.card);
  if (input.action === 'details') return changeDetails(context, session, input);
  const record = await context.records.find('subscription', input.subscription);
  if (!record || record.object.customer !== session.customer || !isRunning(record.object)) return STALE;
  switch (input.action) {
    case 'cancel':
      await scheduleCancellation(context, record, { feedback: input.feedback });
      return 'done';
    case 'resume':
      await resumeSubscription(context, record);
      return 'done';
    case 'keep':
      await keepPrice(context, record);
      return 'done';
    case 'change':
      return changePlan(context, session, record, input.price);
  }
}

/**
 * A more expensive plan is paid and starts immediately; a cheaper one, or months instead of a year, starts at the end
 * of the period.
 */
async function changePlan(
  context: SandboxContext,
  session: PortalSessionObject,
  record: SubscriptionRecord,
  priceId: string,
): Promise<PortalOutcome> {
  if (!(await isOffered(context, session, priceId))) return STALE;
  const { object: price } = await context.require('price', priceId);
  if (dueToday(context.now, record.object, price) === null) {
    await schedulePriceChange(context, record, price);
    return 'done';
  }
  const isPaid = await changePrice(context, record, price, { isInvoiced: true });
  return isPaid ? 'done' : { notice: 'Your card was declined. The plan has not changed.' };
}

async function isOffered(context: SandboxContext, session: PortalSessionObject, priceId: string): Promise<boolean> {
  if (session.flow?.subscription_update_confirm?.items[0]?.price === priceId) return true;
  const configuration = await context.require('billing_portal.configuration', session.configuration);
  const products = configuration.object.features.subscription_update.products ?? [];
  return products.some(({ prices }) => prices.includes(priceId));
}

/** Only what the configuration offers. */
async function changeDetails(
  context: SandboxContext,
  session: PortalSessionObject,
  { email, ...details }: BillingDetails & { email: string },
): Promise<PortalOutcome> {
  const configuration = await context.require('billing_portal.configuration', session.configuration);
  if (!configuration.object.features.customer_update.enabled) return STALE;
  const customer = await context.require('customer', session.customer);
  applyBillingDetails(customer, details);
  customer.object.email = email;
  await context.records.put('customer', customer);
  await context.emit('customer.updated', customer.object);
  return 'done';
}

/** A working card also pays open invoices. */
async function changeCard(context: SandboxContext, customerId: string, card: CardBehavior): Promise<PortalOutcome> {
  const customer = await context.require('customer', customerId);
  customer.memo.card = card;
  await context.records.put('customer', customer);
  if (card !== 'pays') return 'done';
  for (const record of await context.records.list('subscription', { customer: customerId })) {
    if (record.object.status === 'past_due') await collectLatestInvoice(context, record, context.now);
  }
  return 'done';
}
