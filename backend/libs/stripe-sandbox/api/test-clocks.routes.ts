import { advanceTime } from '../billing/time-travel.js';
import { buildTestClock } from '../object-shapes/test-clock.js';
import { defineRoute } from './api-route.js';
import { removeCustomer } from './customers.routes.js';
import { integer, parameters, text } from './parameters.js';
import { SandboxApiError } from './sandbox-api-error.js';

/** Test clocks, which are advanced by request, each with its own customers. */
export const testClockRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    parameters: parameters({ frozen_time: integer, name: text.optional() }),
    async answer(context, input) {
      const object = buildTestClock({ frozenTime: input.frozen_time, name: input.name ?? null, created: context.now });
      await context.add('test_helpers.test_clock', object);
      return object;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    parameters: parameters({}),
    answer: async (context, _input, id) => (await context.require('test_helpers.test_clock', id)).object,
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/:id/advance',
    parameters: parameters({ frozen_time: integer }),
    async answer(context, input, id) {
      const { object } = await context.require('test_helpers.test_clock', id);
      const seconds = input.frozen_time - object.frozen_time;
      if (seconds <= 0) throw new SandboxApiError(400, 'The frozen time must be after the current one.');
      for (const customer of await context.records.list('customer')) {
        if (customer.object.test_clock === id) await advanceTime(context, seconds, customer.object.id);
      }
      object.frozen_time = input.frozen_time;
      await context.add('test_helpers.test_clock', object);
      // As Stripe does: it is ready at the next request.
      return { ...object, status: 'advancing' };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/v1/test_helpers/test_clocks/:id',
    parameters: parameters({}),
    async answer(context, _input, id) {
      await context.require('test_helpers.test_clock', id);
      for (const { object, memo } of await context.records.list('customer')) {
        if (object.test_clock === id && !memo.isDeleted) await removeCustomer(context, object.id);
      }
      await context.records.remove('test_helpers.test_clock', id);
      return { id, object: 'test_helpers.test_clock', deleted: true };
    },
  }),
];
