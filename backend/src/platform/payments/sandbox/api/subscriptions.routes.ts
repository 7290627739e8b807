import { z } from 'zod';
import { lineOf, type SubscriptionObject } from '../object-shapes/subscription.js';
import { changePrice } from '../plan-changes.js';
import { resourceMissing, SandboxApiError } from '../sandbox-api-error.js';
import type { SandboxWorld } from '../sandbox-world.js';
import {
  endSubscription,
  requireRunning,
  resumeSubscription,
  type SubscriptionRecord,
  scheduleCancellation,
} from '../subscription-life-cycle.js';
import { isRunning } from '../subscription-steps.js';
import { updateSubscription } from '../subscription-updates.js';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { flag, listParameters, mergeMetadata, metadata, parameters, text } from './parameters.js';

const STATUSES = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
  'all',
  'ended',
] as const;

const updateParameters = parameters({
  cancel_at: z
    .union([z.literal(''), z.enum(['min_period_end', 'max_period_end']), z.string().regex(/^\d+$/)])
    .optional(),
  cancel_at_period_end: flag.optional(),
  items: z.tuple([z.strictObject({ id: text, price: text })]).optional(),
  metadata: metadata.optional(),
  /** The sandbox keeps no credit for the next invoice, so the caller has to choose. */
  proration_behavior: z.enum(['always_invoice', 'none']).optional(),
});
type Update = z.output<typeof updateParameters>;

export const subscriptionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/v1/subscriptions',
    parameters: listParameters({
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(STATUSES).optional(),
    }),
    async answer(world, input) {
      const records = await world.records.list('subscription', { customer: input.customer });
      const matching = records
        .map(({ object }) => object)
        .filter((subscription) => hasStatus(subscription, input.status))
        .filter((subscription) => !input.price || lineOf(subscription).price.id === input.price);
      return listPage('/v1/subscriptions', matching, input);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/subscriptions/:id',
    parameters: parameters({}),
    answer: async (world, _input, id) => (await world.require('subscription', id)).object,
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/subscriptions/:id',
    parameters: updateParameters,
    async answer(world, input, id) {
      const record = await world.require('subscription', id);
      if (input.items) await applyPrice(world, record, input);
      if (input.cancel_at !== undefined) await applyCancelAt(world, record, input.cancel_at);
      if (input.cancel_at_period_end !== undefined) {
        await applyCancelAtPeriodEnd(world, record, input.cancel_at_period_end);
      }
      if (input.metadata) {
        await updateSubscription(world, record, { metadata: mergeMetadata(record.object.metadata, input.metadata) });
      }
      return record.object;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    parameters: parameters({}),
    async answer(world, _input, id) {
      const record = await world.require('subscription', id);
      if (!isRunning(record.object)) throw resourceMissing('subscription', id);
      await endSubscription(world, record, world.now, 'cancellation_requested');
      return record.object;
    },
  }),
];

/** Without a status a list leaves out what has been canceled. */
function hasStatus({ status }: SubscriptionObject, wanted: (typeof STATUSES)[number] | undefined): boolean {
  switch (wanted) {
    case 'all':
      return true;
    case 'ended':
      return ['canceled', 'incomplete_expired'].includes(status);
    case undefined:
      return status !== 'canceled';
    default:
      return status === wanted;
  }
}

async function applyPrice(world: SandboxWorld, record: SubscriptionRecord, { items, proration_behavior }: Update) {
  const [item] = items ?? [];
  if (!item) return;
  if (item.id !== lineOf(record.object).id) throw resourceMissing('subscription_item', item.id, 'items[0][id]');
  if (!proration_behavior) {
    throw new SandboxApiError(400, 'The sandbox needs `proration_behavior` of `always_invoice` or `none`.', {
      code: 'parameter_missing',
      param: 'proration_behavior',
    });
  }
  const { object: price } = await world.require('price', item.price, 'items[0][price]');
  const isChanged = await changePrice(world, record, price, { isInvoiced: proration_behavior === 'always_invoice' });
  if (!isChanged) {
    throw new SandboxApiError(402, 'Your card was declined.', { code: 'card_declined', type: 'card_error' });
  }
}

async function applyCancelAt(world: SandboxWorld, record: SubscriptionRecord, value: string): Promise<void> {
  if (value === '') return resumeSubscription(world, record);
  return scheduleCancellation(world, record, value.endsWith('period_end') ? undefined : Number(value));
}

async function applyCancelAtPeriodEnd(world: SandboxWorld, record: SubscriptionRecord, isOn: boolean): Promise<void> {
  if (!isOn) return resumeSubscription(world, record);
  requireRunning(record);
  await updateSubscription(world, record, {
    cancel_at_period_end: true,
    cancel_at: lineOf(record.object).current_period_end,
    canceled_at: world.now,
  });
}
