import { z } from 'zod';
import { DISPUTE_STATUSES } from './billing/disputes.js';
import { advanceTime } from './billing/time-travel.js';
import type { EventObject } from './object-shapes/event.js';
import { CONTROL_ID, type SandboxContext } from './sandbox-context.js';
import { CARD_BEHAVIORS, type DeliveryAttempt } from './store/sandbox-records.js';

const DAY_S = 86_400;
const MAX_ADVANCE_S = 5 * 365 * DAY_S;
const RELEASE_CLAIM_S = 30;

const count = z.number().int().min(0);

/** The schemas of the commands for tests and demonstrations. */
export const advanceCommand = z
  .strictObject({ days: count.optional(), seconds: count.optional(), customer: z.string().optional() })
  .transform(({ days = 0, seconds = 0, customer }) => ({ seconds: days * DAY_S + seconds, customer }))
  .refine(({ seconds }) => seconds <= MAX_ADVANCE_S, 'at most five years');
export const cardCommand = z.strictObject({ customer: z.string(), card: z.enum(CARD_BEHAVIORS) });
export const disputeCommand = z.strictObject({ customer: z.string(), status: z.enum(DISPUTE_STATUSES) });
export const holdCommand = z.strictObject({
  on: z.boolean(),
  order: z.enum(['as-sent', 'reverse']).default('as-sent'),
  twice: z.boolean().default(false),
});

/** One event in the delivery log. */
export interface DeliveryLogEntry {
  id: string;
  type: string;
  created: number;
  state: string;
  attempts: DeliveryAttempt[];
}

/** Moves billing records into the past: those of one customer, or all. */
export async function advance(context: SandboxContext, command: z.output<typeof advanceCommand>): Promise<void> {
  await advanceTime(context, command.seconds, command.customer);
}

/** Changes how the customer's card on file behaves from now on. */
export async function setCard(context: SandboxContext, command: z.output<typeof cardCommand>): Promise<void> {
  const customer = await context.require('customer', command.customer);
  customer.memo.card = command.card;
  await context.records.put('customer', customer);
}

/**
 * Holds new events back, or releases them.
 * @returns the events to deliver now, in the requested order
 */
export async function holdDeliveries(
  context: SandboxContext,
  command: z.output<typeof holdCommand>,
): Promise<EventObject[]> {
  const control = { id: CONTROL_ID, isHolding: command.on };
  await context.records.put('control', { object: control, memo: null, customer: null, dueAt: null });
  if (command.on) return [];
  const held = (await context.records.list('event')).filter(({ memo }) => memo.state === 'held').toReversed();
  for (const record of held) {
    record.memo.state = 'pending';
    await context.records.put('event', { ...record, dueAt: context.now + RELEASE_CLAIM_S });
  }
  const events = held.map(({ object }) => object);
  const ordered = command.order === 'reverse' ? events.toReversed() : events;
  return command.twice ? ordered.flatMap((event) => [event, event]) : ordered;
}

/** The delivery log of the webhook, newest first. */
export async function listDeliveries(context: SandboxContext): Promise<DeliveryLogEntry[]> {
  const records = await context.records.list('event');
  return records
    .filter(({ memo }) => memo.state !== 'not-wanted')
    .map(({ object, memo }) => ({ id: object.id, type: object.type, created: object.created, ...memo }));
}
