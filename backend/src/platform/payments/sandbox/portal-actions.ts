import { z } from 'zod';
import type { PortalSessionObject } from './object-shapes/portal-session.js';
import { lineOf } from './object-shapes/subscription.js';
import { changePrice, keepPrice, schedulePriceChange } from './plan-changes.js';
import type { SandboxWorld } from './sandbox-world.js';
import { resumeSubscription, type SubscriptionRecord, scheduleCancellation } from './subscription-life-cycle.js';
import { isRunning } from './subscription-steps.js';
import { collectLatestInvoice } from './subscription-steps-runner.js';

const portalForm = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['cancel', 'resume', 'keep']), subscription: z.string() }),
  z.object({ action: z.literal('change'), subscription: z.string(), price: z.string() }),
  z.object({ action: z.literal('card'), card: z.enum(['pays', 'fails']) }),
]);

/** What an action has led to; a notice says why nothing was done. */
export type PortalOutcome = 'done' | { notice: string };

const STALE: PortalOutcome = { notice: 'That is not possible any more. Here is the current state.' };

/** Does what a button of the portal asks for, within what the session's customer owns and the configuration offers. */
export async function handlePortalAction(
  world: SandboxWorld,
  session: PortalSessionObject,
  form: unknown,
): Promise<PortalOutcome> {
  const input = portalForm.safeParse(form).data;
  if (!input) return STALE;
  if (input.action === 'card') return changeCard(world, session.customer, input.card);
  const record = await world.records.find('subscription', input.subscription);
  if (!record || record.object.customer !== session.customer || !isRunning(record.object)) return STALE;
  switch (input.action) {
    case 'cancel':
      await scheduleCancellation(world, record);
      return 'done';
    case 'resume':
      await resumeSubscription(world, record);
      return 'done';
    case 'keep':
      await keepPrice(world, record);
      return 'done';
    case 'change':
      return changePlan(world, session, record, input.price);
  }
}

/** A dearer plan is paid and starts at once, a cheaper one waits for the end of the period. */
async function changePlan(
  world: SandboxWorld,
  session: PortalSessionObject,
  record: SubscriptionRecord,
  priceId: string,
): Promise<PortalOutcome> {
  if (!(await isOffered(world, session, priceId))) return STALE;
  const { object: price } = await world.require('price', priceId);
  const current = lineOf(record.object).price;
  if ((price.unit_amount ?? 0) < (current.unit_amount ?? 0)) {
    await schedulePriceChange(world, record, price);
    return 'done';
  }
  const isPaid = await changePrice(world, record, price, { isInvoiced: true });
  return isPaid ? 'done' : { notice: 'Your card was declined. The plan has not changed.' };
}

async function isOffered(world: SandboxWorld, session: PortalSessionObject, priceId: string): Promise<boolean> {
  if (session.flow?.subscription_update_confirm?.items[0]?.price === priceId) return true;
  const configuration = await world.require('billing_portal.configuration', session.configuration);
  const products = configuration.object.features.subscription_update.products ?? [];
  return products.some(({ prices }) => prices.includes(priceId));
}

/** A card that pays also settles what is open. */
async function changeCard(world: SandboxWorld, customerId: string, card: 'pays' | 'fails'): Promise<PortalOutcome> {
  const customer = await world.require('customer', customerId);
  customer.memo.card = card;
  await world.records.put('customer', customer);
  if (card === 'fails') return 'done';
  for (const record of await world.records.list('subscription', { customer: customerId })) {
    if (record.object.status === 'past_due') await collectLatestInvoice(world, record, world.now);
  }
  return 'done';
}
