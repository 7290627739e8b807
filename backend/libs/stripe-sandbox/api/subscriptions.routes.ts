import { z } from 'zod';
import { changePrice } from '../billing/plan-changes.js';
import {
  endSubscription,
  requireRunning,
  resumeSubscription,
  type SubscriptionRecord,
  scheduleCancellation,
  startSubscription,
} from '../billing/subscription-life-cycle.js';
import { isRunning } from '../billing/subscription-steps.js';
import { updateSubscription } from '../billing/subscription-updates.js';
import { lineOf, type SubscriptionObject } from '../object-shapes/subscription.js';
import type { SandboxContext } from '../sandbox-context.js';
import { defineRoute } from './api-route.js';
import { requirePresentCustomer } from './customers.routes.js';
import { listPage } from './list-page.js';
import { flag, integer, listParameters, mergeMetadata, metadata, parameters, text } from './parameters.js';
import { resourceMissing, SandboxApiError } from './sandbox-api-error.js';

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

const createParameters = parameters({
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  customer: text,
  days_until_due: integer.pipe(z.number().min(0).max(365)).optional(),
  items: z.tuple([z.strictObject({ price: text, quantity: integer.pipe(z.number().min(1)).optional() })]),
  metadata: metadata.optional(),
});

export const subscriptionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/subscriptions',
    parameters: createParameters,
    async answer(context, input) {
      const [item] = input.items;
      if (input.collection_method === 'send_invoice' && input.days_until_due === undefined) {
        throw new SandboxApiError(400, 'You must pass `days_until_due` when `collection_method` is `send_invoice`.', {
          param: 'days_until_due',
        });
      }
      await requirePresentCustomer(context, input.customer, 'customer');
      const { object: price } = await context.require('price', item.price, 'items[0][price]');
      const { object } = await startSubscription(context, {
        customer: input.customer,
        price,
        quantity: item.quantity ?? 1,
        metadata: input.metadata ?? {},
        hasAutomaticTax: false,
        daysUntilDue: input.collection_method === 'send_invoice' ? (input.days_until_due ?? null) : null,
        trialDays: 0,
      });
      return object;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/subscriptions',
    parameters: listParameters({
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(STATUSES).optional(),
    }),
    async answer(context, input) {
      const records = await context.records.list('subscription', { customer: input.customer });
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
    answer: async (context, _input, id) => (await context.require('subscription', id)).object,
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/subscriptions/:id',
    parameters: updateParameters,
    async answer(context, input, id) {
      const record = await context.require('subscription', id);
      if (input.items) await applyPrice(context, record, input);
      if (input.cancel_at !== undefined) await applyCancelAt(context, record, input.cancel_at);
      if (input.cancel_at_period_end !== undefined) {
        await applyCancelAtPeriodEnd(context, record, input.cancel_at_period_end);
      }
      if (input.metadata) {
        await updateSubscription(context, record, { metadata: mergeMetadata(record.object.metadata, input.metadata) });
      }
      return record.object;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    parameters: parameters({}),
    async answer(context, _input, id) {
      const record = await context.require('subscription', id);
      if (!isRunning(record.object)) throw resourceMissing('subscription', id);
      await endSubscription(context, record, context.now, 'cancellation_requested');
      return record.object;
    },
  }),
];

/** Without a status, a list omits canceled subscriptions. */
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

async function applyPrice(context: SandboxContext, record: SubscriptionRecord, { items, proration_behavior }: Update) {
  const [item] = items ?? [];
  if (!item) return;
  if (item.id !== lineOf(record.object).id) throw resourceMissing('subscription_item', item.id, 'items[0][id]');
  if (!proration_behavior) {
    throw new SandboxApiError(400, 'The sandbox needs `proration_behavior` of `always_invoice` or `none`.', {
      code: 'parameter_missing',
      param: 'proration_behavior',
    });
  }
  const { object: price } = await context.require('price', item.price, 'items[0][price]');
  const isChanged = await changePrice(context, record, price, { isInvoiced: proration_behavior === 'always_invoice' });
  if (!isChanged) {
    throw new SandboxApiError(402, 'Your card was declined.', { code: 'card_declined', type: 'card_error' });
  }
}

async function applyCancelAt(context: SandboxContext, record: SubscriptionRecord, value: string): Promise<void> {
  if (value === '') return resumeSubscription(context, record);
  return scheduleCancellation(context, record, { cancelAt: value.endsWith('period_end') ? undefined : Number(value) });
}

async function applyCancelAtPeriodEnd(
  context: SandboxContext,
  record: SubscriptionRecord,
  isOn: boolean,
): Promise<void> {
  if (!isOn) return resumeSubscription(context, record);
  requireRunning(record);
  await updateSubscription(context, record, {
    cancel_at_period_end: true,
    cancel_at: lineOf(record.object).current_period_end,
    canceled_at: context.now,
  });
}
