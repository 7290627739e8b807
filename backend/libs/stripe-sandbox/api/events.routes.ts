import { z } from 'zod';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { flag, integer, listParameters, parameters, text } from './parameters.js';

export const eventRoutes = [
  defineRoute({
    method: 'GET',
    path: '/v1/events',
    parameters: listParameters({
      created: z.strictObject({ gte: integer.optional(), lte: integer.optional() }).optional(),
      delivery_success: flag.optional(),
      type: text.optional(),
      types: text.array().max(20).optional(),
    }),
    async answer(context, input) {
      const { created, delivery_success: isDelivered } = input;
      const events = (await context.records.list('event')).filter(
        ({ object, memo }) =>
          (!input.type || object.type === input.type) &&
          (!input.types || input.types.includes(object.type)) &&
          object.created >= (created?.gte ?? 0) &&
          object.created <= (created?.lte ?? Number.POSITIVE_INFINITY) &&
          (isDelivered === undefined || isDelivered === ['delivered', 'not-wanted'].includes(memo.state)),
      );
      return listPage(
        '/v1/events',
        events.map(({ object }) => object),
        input,
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/events/:id',
    parameters: parameters({}),
    answer: async (context, _input, id) => (await context.require('event', id)).object,
  }),
];
