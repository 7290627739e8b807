import { defineRoute } from './api-route.js';
import { parameters } from './parameters.js';

export const subscriptionScheduleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/v1/subscription_schedules/:id',
    parameters: parameters({}),
    answer: async (context, _input, id) => (await context.require('subscription_schedule', id)).object,
  }),
];
