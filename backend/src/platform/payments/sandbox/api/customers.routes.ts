import { buildCustomer } from '../object-shapes/customer.js';
import { resourceMissing, SandboxApiError } from '../sandbox-api-error.js';
import type { SandboxRecord } from '../sandbox-records.js';
import type { SandboxWorld } from '../sandbox-world.js';
import { endSubscription } from '../subscription-life-cycle.js';
import { isRunning } from '../subscription-steps.js';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { clearable, integer, listParameters, mergeMetadata, metadata, parameters, text } from './parameters.js';

const details = {
  description: clearable.optional(),
  email: clearable.optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
};

export const customerRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/customers',
    parameters: parameters(details),
    async answer(world, input) {
      const object = buildCustomer({ ...input, created: world.now });
      const memo = { card: 'pays', isDeleted: false } as const;
      await world.records.put('customer', { object, memo, customer: object.id, dueAt: null });
      await world.emit('customer.created', object);
      return object;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers',
    parameters: listParameters({ email: text.optional() }),
    async answer(world, input) {
      const customers = await presentCustomers(world);
      const matching = customers.filter(({ email }) => input.email === undefined || email === input.email);
      return listPage('/v1/customers', matching, input);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers/search',
    parameters: parameters({ query: text, limit: integer.optional() }),
    async answer(world, input) {
      const matches = searchCondition(input.query);
      const data = (await presentCustomers(world)).filter(matches).slice(0, input.limit ?? 10);
      return { object: 'search_result', url: '/v1/customers/search', has_more: false, next_page: null, data };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers/:id',
    parameters: parameters({}),
    async answer(world, _input, id) {
      const { object, memo } = await world.require('customer', id);
      return memo.isDeleted ? { id, object: 'customer', deleted: true } : object;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/customers/:id',
    parameters: parameters(details),
    async answer(world, input, id) {
      const record = await requirePresentCustomer(world, id);
      const { object } = record;
      for (const field of ['description', 'email', 'name', 'phone'] as const) {
        const value = input[field];
        if (value !== undefined) object[field] = value || null;
      }
      object.metadata = mergeMetadata(object.metadata, input.metadata);
      await world.records.put('customer', record);
      await world.emit('customer.updated', object);
      return object;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/v1/customers/:id',
    parameters: parameters({}),
    async answer(world, _input, id) {
      const record = await requirePresentCustomer(world, id);
      for (const subscription of await world.records.list('subscription', { customer: id })) {
        if (isRunning(subscription.object)) {
          await endSubscription(world, subscription, world.now, 'cancellation_requested');
        }
      }
      record.memo.isDeleted = true;
      await world.records.put('customer', record);
      await world.emit('customer.deleted', record.object);
      return { id, object: 'customer', deleted: true };
    },
  }),
];

/** @throws SandboxApiError `resource_missing` for a deleted customer too */
export async function requirePresentCustomer(
  world: SandboxWorld,
  id: string,
  param = 'id',
): Promise<SandboxRecord<'customer'>> {
  const record = await world.require('customer', id, param);
  if (record.memo.isDeleted) throw resourceMissing('customer', id, param);
  return record;
}

async function presentCustomers(world: SandboxWorld): Promise<SandboxRecord<'customer'>['object'][]> {
  const records = await world.records.list('customer');
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
