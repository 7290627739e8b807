import { z } from 'zod';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { listParameters, parameters, text } from './parameters.js';

export const invoiceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/v1/invoices',
    parameters: listParameters({
      customer: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: text.optional(),
    }),
    async answer(world, input) {
      const invoices = await world.records.list('invoice', { customer: input.customer });
      const matching = invoices
        .map(({ object }) => object)
        .filter(({ status }) => !input.status || status === input.status)
        .filter(
          ({ parent }) => !input.subscription || parent?.subscription_details?.subscription === input.subscription,
        );
      return listPage('/v1/invoices', matching, input);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/invoices/:id',
    parameters: parameters({}),
    answer: async (world, _input, id) => (await world.require('invoice', id)).object,
  }),
];
