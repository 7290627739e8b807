import { attachTestCard } from '../billing/payment-methods.js';
import { defineRoute } from './api-route.js';
import { requirePresentCustomer } from './customers.routes.js';
import { parameters, text } from './parameters.js';

export const paymentMethodRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    parameters: parameters({ customer: text }),
    async answer(context, { customer }, id) {
      await requirePresentCustomer(context, customer, 'customer');
      return attachTestCard(context, id, customer);
    },
  }),
];
