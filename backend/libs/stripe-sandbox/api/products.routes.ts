import { buildProduct } from '../object-shapes/product.js';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { flag, listParameters, mergeMetadata, metadata, parameters, text } from './parameters.js';
import { SandboxApiError } from './sandbox-api-error.js';

export const productRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/products',
    parameters: parameters({
      description: text.optional(),
      id: text.optional(),
      metadata: metadata.optional(),
      name: text,
    }),
    async answer(context, input) {
      if (input.id && (await context.records.find('product', input.id))) {
        throw new SandboxApiError(400, 'Product already exists.', { code: 'resource_already_exists', param: 'id' });
      }
      const product = buildProduct({ ...input, created: context.now });
      await context.add('product', product);
      return product;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/products',
    parameters: listParameters({ active: flag.optional(), ids: text.array().optional() }),
    async answer(context, input) {
      const products = (await context.records.list('product')).map(({ object }) => object);
      const matching = products.filter(
        ({ id, active }) =>
          (input.active === undefined || active === input.active) && (!input.ids || input.ids.includes(id)),
      );
      return listPage('/v1/products', matching, input);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/products/:id',
    parameters: parameters({}),
    answer: async (context, _input, id) => (await context.require('product', id)).object,
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/products/:id',
    parameters: parameters({ active: flag.optional(), metadata: metadata.optional(), name: text.optional() }),
    async answer(context, input, id) {
      const { object } = await context.require('product', id);
      object.active = input.active ?? object.active;
      object.name = input.name ?? object.name;
      object.metadata = mergeMetadata(object.metadata, input.metadata);
      object.updated = context.now;
      await context.add('product', object);
      return object;
    },
  }),
];
