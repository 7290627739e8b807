import { z } from 'zod';
import { buildPrice } from '../object-shapes/price.js';
import type { SandboxContext } from '../sandbox-context.js';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { flag, integer, listParameters, mergeMetadata, metadata, parameters, text } from './parameters.js';
import { SandboxApiError } from './sandbox-api-error.js';

const lookupKey = text.max(200);

export const priceRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/prices',
    parameters: parameters({
      currency: text,
      lookup_key: lookupKey.optional(),
      metadata: metadata.optional(),
      nickname: text.optional(),
      product: text,
      recurring: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: z.literal('1').optional() }),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
      transfer_lookup_key: flag.optional(),
      unit_amount: integer.pipe(z.number().min(0)),
    }),
    async answer(context, input) {
      await context.require('product', input.product, 'product');
      if (input.lookup_key) await freeLookupKey(context, input.lookup_key, input.transfer_lookup_key ?? false);
      const price = buildPrice({
        created: context.now,
        interval: input.recurring.interval,
        currency: input.currency.toLowerCase(),
        lookupKey: input.lookup_key,
        metadata: input.metadata,
        nickname: input.nickname,
        product: input.product,
        taxBehavior: input.tax_behavior,
        unitAmount: input.unit_amount,
      });
      await context.add('price', price);
      return price;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/prices',
    parameters: listParameters({
      active: flag.optional(),
      currency: text.optional(),
      lookup_keys: lookupKey.array().max(10).optional(),
      product: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    async answer(context, input) {
      const prices = (await context.records.list('price')).map(({ object }) => object);
      const matching = prices.filter(
        (price) =>
          (input.active === undefined || price.active === input.active) &&
          (!input.currency || price.currency === input.currency) &&
          (!input.lookup_keys || input.lookup_keys.includes(price.lookup_key ?? '')) &&
          (!input.product || price.product === input.product) &&
          (!input.type || price.type === input.type),
      );
      return listPage('/v1/prices', matching, input);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/prices/:id',
    parameters: parameters({}),
    answer: async (context, _input, id) => (await context.require('price', id)).object,
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/prices/:id',
    parameters: parameters({
      active: flag.optional(),
      lookup_key: lookupKey.optional(),
      metadata: metadata.optional(),
      transfer_lookup_key: flag.optional(),
    }),
    async answer(context, input, id) {
      const { object } = await context.require('price', id);
      if (input.lookup_key && input.lookup_key !== object.lookup_key) {
        await freeLookupKey(context, input.lookup_key, input.transfer_lookup_key ?? false);
        object.lookup_key = input.lookup_key;
      }
      object.active = input.active ?? object.active;
      object.metadata = mergeMetadata(object.metadata, input.metadata);
      await context.add('price', object);
      return object;
    },
  }),
];

/** A lookup key belongs to one price: it is transferred only on request. */
async function freeLookupKey(context: SandboxContext, key: string, mayTransfer: boolean): Promise<void> {
  const holder = (await context.records.list('price')).find(({ object }) => object.lookup_key === key);
  if (!holder) return;
  if (!mayTransfer) {
    const message = `A price (\`${holder.object.id}\`) already uses that lookup key.`;
    throw new SandboxApiError(400, message, { code: 'resource_already_exists', param: 'lookup_key' });
  }
  await context.add('price', { ...holder.object, lookup_key: null });
}
