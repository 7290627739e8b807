import { z } from 'zod';
import { collectLatestInvoice, settleInvoice } from '../billing/subscription-steps-runner.js';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { flag, listParameters, parameters, text } from './parameters.js';
import { SandboxApiError } from './sandbox-api-error.js';

export const invoiceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/v1/invoices',
    parameters: listParameters({
      customer: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: text.optional(),
    }),
    async answer(context, input) {
      const invoices = await context.records.list('invoice', { customer: input.customer });
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
    answer: async (context, _input, id) => (await context.require('invoice', id)).object,
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    parameters: parameters({ paid_out_of_band: flag.optional() }),
    async answer(context, input, id) {
      const { object: invoice } = await context.require('invoice', id);
      if (invoice.status === 'paid') throw new SandboxApiError(400, 'Invoice is already paid');
      const subscription = await context.require(
        'subscription',
        String(invoice.parent?.subscription_details?.subscription),
      );
      if (input.paid_out_of_band) await settleInvoice(context, subscription, context.now);
      else await collectLatestInvoice(context, subscription, context.now);
      const { object: paid } = await context.require('invoice', id);
      if (paid.status === 'paid') return paid;
      throw new SandboxApiError(402, 'Your card was declined.', { code: 'card_declined', type: 'card_error' });
    },
  }),
];
