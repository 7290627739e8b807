import { defineRoute } from './api-route.js';
import { parameters } from './parameters.js';

export const disputeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/v1/disputes/:id',
    parameters: parameters({}),
    answer: async (context, _input, id) => (await context.require('dispute', id)).object,
  }),
];
