import { z } from 'zod';
import { expireCheckout } from '../checkout-sessions.js';
import { buildCheckoutSession } from '../object-shapes/checkout-session.js';
import { newIdentifier } from '../object-shapes/identifier.js';
import { SandboxApiError } from '../sandbox-api-error.js';
import type { SandboxWorld } from '../sandbox-world.js';
import { defineRoute } from './api-route.js';
import { requirePresentCustomer } from './customers.routes.js';
import { listPage } from './list-page.js';
import { flag, integer, listParameters, metadata, parameters, text } from './parameters.js';

const MIN_DURATION_S = 30 * 60;
const MAX_DURATION_S = 24 * 3600;

const lineItem = z.strictObject({
  price: text,
  quantity: integer.pipe(z.number().min(1)).optional(),
});

const createParameters = parameters({
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  allow_promotion_codes: flag.optional(),
  cancel_url: z.url().optional(),
  client_reference_id: text.max(200).optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  expires_at: integer.optional(),
  line_items: z.tuple([lineItem]),
  metadata: metadata.optional(),
  mode: z.literal('subscription'),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  success_url: z.url(),
});

export const checkoutSessionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/checkout/sessions',
    parameters: createParameters,
    answer: createSession,
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/checkout/sessions',
    parameters: listParameters({
      customer: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
      subscription: text.optional(),
    }),
    async answer(world, input) {
      const sessions = await world.records.list('checkout.session', { customer: input.customer });
      const matching = sessions
        .map(({ object }) => object)
        .filter(({ status }) => !input.status || status === input.status)
        .filter(({ subscription }) => !input.subscription || subscription === input.subscription);
      return listPage('/v1/checkout/sessions', matching, input);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    parameters: parameters({}),
    answer: async (world, _input, id) => (await world.require('checkout.session', id)).object,
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    parameters: listParameters({}),
    answer: async (world, input, id) => {
      const line = await lineItemOf(world, id);
      return listPage(`/v1/checkout/sessions/${id}/line_items`, [line], input);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    parameters: parameters({}),
    async answer(world, _input, id) {
      const record = await world.require('checkout.session', id);
      await expireCheckout(world, record);
      return record.object;
    },
  }),
];

async function createSession(world: SandboxWorld, input: z.output<typeof createParameters>): Promise<object> {
  const [{ price: priceId, quantity = 1 }] = input.line_items;
  if (input.customer) await requirePresentCustomer(world, input.customer, 'customer');
  const price = await world.require('price', priceId, 'line_items[0][price]');
  const object = buildCheckoutSession({
    pageUrl: (id) => `${world.pageOrigin}/sandbox/checkout/${id}`,
    customer: input.customer ?? null,
    customerEmail: input.customer_email ?? null,
    amount: (price.object.unit_amount ?? 0) * quantity,
    currency: price.object.currency,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url ?? null,
    clientReferenceId: input.client_reference_id ?? null,
    allowPromotionCodes: input.allow_promotion_codes ?? false,
    metadata: input.metadata ?? {},
    created: world.now,
    expiresAt: expiryOf(world.now, input.expires_at),
  });
  const memo = { priceId, quantity, subscriptionMetadata: input.subscription_data?.metadata ?? {} };
  const record = { object, memo, customer: object.customer, dueAt: object.expires_at };
  await world.records.put('checkout.session', record);
  return object;
}

function expiryOf(now: number, wanted: number | undefined): number {
  const expiresAt = wanted ?? now + MAX_DURATION_S;
  if (expiresAt >= now + MIN_DURATION_S && expiresAt <= now + MAX_DURATION_S) return expiresAt;
  throw new SandboxApiError(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
    param: 'expires_at',
  });
}

async function lineItemOf(world: SandboxWorld, sessionId: string) {
  const { object, memo } = await world.require('checkout.session', sessionId);
  const price = await world.require('price', memo.priceId);
  const product = await world.require('product', price.object.product);
  return {
    id: newIdentifier('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: object.amount_subtotal,
    amount_tax: 0,
    amount_total: object.amount_total,
    currency: object.currency,
    description: product.object.name,
    metadata: {},
    price: price.object,
    quantity: memo.quantity,
  };
}
