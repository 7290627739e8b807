import { z } from 'zod';
import { behaviorOf } from '../billing/payment-methods.js';
import { endSubscription } from '../billing/subscription-life-cycle.js';
import { isRunning } from '../billing/subscription-steps.js';
import { buildCustomer } from '../object-shapes/customer.js';
import type { SandboxContext } from '../sandbox-context.js';
import type { SandboxRecord } from '../store/sandbox-records.js';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { clearable, integer, listParameters, mergeMetadata, metadata, parameters, text } from './parameters.js';
import { resourceMissing, SandboxApiError } from './sandbox-api-error.js';

const details = {
  description: clearable.optional(),
  email: clearable.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
};

export const customerRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/customers',
    parameters: parameters({ ...details, payment_method: text.optional(), test_clock: text.optional() }),
    async answer(context, input) {
      if (input.test_clock) await context.require('test_helpers.test_clock', input.test_clock, 'test_clock');
      const object = buildCustomer({ ...input, testClock: input.test_clock, created: context.now });
      const paymentMethod = input.invoice_settings?.default_payment_method ?? input.payment_method;
      const memo = {
        card: paymentMethod ? await behaviorOf(context, paymentMethod) : ('pays' as const),
        isDeleted: false,
      };
      await context.records.put('customer', { object, memo, customer: object.id, dueAt: null });
      await context.emit('customer.created', object);
      return object;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers',
    parameters: listParameters({ email: text.optional() }),
    async answer(context, input) {
      const customers = await presentCustomers(context);
      const matching = customers.filter(({ email }) => input.email === undefined || email === input.email);
      return listPage('/v1/customers', matching, input);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers/search',
    parameters: parameters({ query: text, limit: integer.optional() }),
    async answer(context, input) {
      const matches = searchCondition(input.query);
      const data = (await presentCustomers(context)).filter(matches).slice(0, input.limit ?? 10);
      return { object: 'search_result', url: '/v1/customers/search', has_more: false, next_page: null, data };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers/:id',
    parameters: parameters({}),
    async answer(context, _input, id) {
      const { object, memo } = await context.require('customer', id);
      return memo.isDeleted ? { id, object: 'customer', deleted: true } : object;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/customers/:id',
    parameters: parameters(details),
    async answer(context, input, id) {
      const record = await requirePresentCustomer(context, id);
      const { object } = record;
      for (const field of ['description', 'email', 'name', 'phone'] as const) {
        const value = input[field];
        if (value !== undefined) object[field] = value || null;
      }
      object.metadata = mergeMetadata(object.metadata, input.metadata);
      const paymentMethod = input.invoice_settings?.default_payment_method;
      if (paymentMethod) record.memo.card = await behaviorOf(context, paymentMethod);
      await context.records.put('customer', record);
      await context.emit('customer.updated', object);
      return object;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/v1/customers/:id',
    parameters: parameters({}),
    async answer(context, _input, id) {
      await removeCustomer(context, id);
      return { id, object: 'customer', deleted: true };
    },
  }),
];

/** Ends the customer's subscriptions and deletes the customer. @throws SandboxApiError when there is none */
export async function removeCustomer(context: SandboxContext, id: string): Promise<void> {
  const record = await requirePresentCustomer(context, id);
  for (const subscription of await context.records.list('subscription', { customer: id })) {
    if (isRunning(subscription.object)) {
      await endSubscription(context, subscription, context.now, 'cancellation_requested');
    }
  }
  record.memo.isDeleted = true;
  await context.records.put('customer', record);
  await context.emit('customer.deleted', record.object);
}

/** @throws SandboxApiError `resource_missing` for a deleted customer too */
export async function requirePresentCustomer(
  context: SandboxContext,
  id: string,
  param = 'id',
): Promise<SandboxRecord<'customer'>> {
  const record = await context.require('customer', id, param);
  if (record.memo.isDeleted) throw resourceMissing('customer', id, param);
  return record;
}

async function presentCustomers(context: SandboxContext): Promise<SandboxRecord<'customer'>['object'][]> {
  const records = await context.records.list('customer');
  return records.filter(({ memo }) => !memo.isDeleted).map(({ object }) => object);
}

type Condition = (customer: SandboxRecord<'customer'>['object']) => boolean;

/** Understands the two searches that identify a person: `metadata['user_id']:'…'` and `email:'…'`. */
function searchCondition(query: string): Condition {
  const byMetadata = /^metadata\[['"]([^'"]+)['"]\]\s*:\s*['"]([^'"]*)['"]$/.exec(query.trim());
  if (byMetadata) return ({ metadata: stored }) => stored[byMetadata[1] ?? ''] === byMetadata[2];
  const byEmail = /^email\s*:\s*['"]([^'"]*)['"]$/.exec(query.trim());
  if (byEmail) return ({ email }) => email === byEmail[1];
  throw new SandboxApiError(400, 'The sandbox searches by one metadata field or by email.', { param: 'query' });
}
