import { z } from 'zod';
import type { EventObject } from './object-shapes/event.js';
import type { DeliveryAttempt } from './sandbox-records.js';
import { CONTROL_ID, type SandboxWorld } from './sandbox-world.js';
import { advanceTime } from './time-travel.js';

const DAY_S = 86_400;
const MAX_ADVANCE_S = 5 * 365 * DAY_S;
const RELEASE_CLAIM_S = 30;

const count = z.number().int().min(0);

/** The shapes of what tests and demonstrations may ask for. */
export const advanceCommand = z
  .strictObject({ days: count.optional(), seconds: count.optional(), customer: z.string().optional() })
  .transform(({ days = 0, seconds = 0, customer }) => ({ seconds: days * DAY_S + seconds, customer }))
  .refine(({ seconds }) => seconds <= MAX_ADVANCE_S, 'at most five years');
export const cardCommand = z.strictObject({ customer: z.string(), card: z.enum(['pays', 'fails']) });
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

/** Moves the billing world into the past: of one customer, or all of it. */
export async function advance(world: SandboxWorld, command: z.output<typeof advanceCommand>): Promise<void> {
  await advanceTime(world, command.seconds, command.customer);
}

/** Changes how the customer's card on file behaves from now on. */
export async function setCard(world: SandboxWorld, command: z.output<typeof cardCommand>): Promise<void> {
  const customer = await world.require('customer', command.customer);
  customer.memo.card = command.card;
  await world.records.put('customer', customer);
}

/**
 * Holds new events back, or lets them go.
 * @returns the events to deliver now, in the wanted order
 */
export async function holdDeliveries(
  world: SandboxWorld,
  command: z.output<typeof holdCommand>,
): Promise<EventObject[]> {
  const control = { id: CONTROL_ID, isHolding: command.on };
  await world.records.put('control', { object: control, memo: null, customer: null, dueAt: null });
  if (command.on) return [];
  const held = (await world.records.list('event')).filter(({ memo }) => memo.state === 'held').toReversed();
  for (const record of held) {
    record.memo.state = 'pending';
    await world.records.put('event', { ...record, dueAt: world.now + RELEASE_CLAIM_S });
  }
  const events = held.map(({ object }) => object);
  const ordered = command.order === 'reverse' ? events.toReversed() : events;
  return command.twice ? ordered.flatMap((event) => [event, event]) : ordered;
}

/** What was sent to the webhook, newest first. */
export async function listDeliveries(world: SandboxWorld): Promise<DeliveryLogEntry[]> {
  const records = await world.records.list('event');
  return records
    .filter(({ memo }) => memo.state !== 'not-wanted')
    .map(({ object, memo }) => ({ id: object.id, type: object.type, created: object.created, ...memo }));
}
