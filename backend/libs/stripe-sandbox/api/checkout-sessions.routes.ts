import { z } from 'zod';
import { expireCheckout } from '../billing/checkout-sessions.js';
import { buildCheckoutSession } from '../object-shapes/checkout-session.js';
import { newIdentifier } from '../object-shapes/identifier.js';
import type { SandboxContext } from '../sandbox-context.js';
import { defineRoute } from './api-route.js';
import { requirePresentCustomer } from './customers.routes.js';
import { listPage } from './list-page.js';
import { flag, integer, listParameters, metadata, parameters, text } from './parameters.js';
import { SandboxApiError } from './sandbox-api-error.js';

const MIN_DURATION_S = 30 * 60;
const MAX_DURATION_S = 24 * 3600;

const lineItem = z.strictObject({
  price: text,
  quantity: integer.pipe(z.number().min(1)).optional(),
});

const createParameters = parameters({
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: z.url().optional(),
  client_reference_id: text.max(200).optional(),
  consent_collection: z.strictObject({ terms_of_service: z.enum(['none', 'required']).optional() }).optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_update: z
    .strictObject({ address: z.enum(['auto', 'never']).optional(), name: z.enum(['auto', 'never']).optional() })
    .optional(),
  expires_at: integer.optional(),
  line_items: z.tuple([lineItem]),
  metadata: metadata.optional(),
  mode: z.literal('subscription'),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_period_days: integer.pipe(z.number().min(1).max(730)).optional(),
    })
    .optional(),
  success_url: z.url(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
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
    async answer(context, input) {
      const sessions = await context.records.list('checkout.session', { customer: input.customer });
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
    answer: async (context, _input, id) => (await context.require('checkout.session', id)).object,
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    parameters: listParameters({}),
    answer: async (context, input, id) => {
      const line = await lineItemOf(context, id);
      return listPage(`/v1/checkout/sessions/${id}/line_items`, [line], input);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    parameters: parameters({}),
    async answer(context, _input, id) {
      const record = await context.require('checkout.session', id);
      await expireCheckout(context, record);
      return record.object;
    },
  }),
];

async function createSession(context: SandboxContext, input: z.output<typeof createParameters>): Promise<object> {
  const [{ price: priceId, quantity = 1 }] = input.line_items;
  if (input.customer) await requirePresentCustomer(context, input.customer, 'customer');
  if (input.customer) requireCustomerUpdates(input);
  const trialDays = input.subscription_data?.trial_period_days ?? 0;
  const price = await context.require('price', priceId, 'line_items[0][price]');
  const object = buildCheckoutSession({
    pageUrl: (id) => `${context.pageOrigin}/sandbox/checkout/${id}`,
    customer: input.customer ?? null,
    customerEmail: input.customer_email ?? null,
    amount: trialDays > 0 ? 0 : (price.object.unit_amount ?? 0) * quantity,
    termsOfService: input.consent_collection?.terms_of_service ?? null,
    currency: price.object.currency,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url ?? null,
    clientReferenceId: input.client_reference_id ?? null,
    allowPromotionCodes: input.allow_promotion_codes ?? false,
    hasAutomaticTax: input.automatic_tax?.enabled ?? false,
    billingAddressCollection: input.billing_address_collection ?? null,
    collectsTaxIds: input.tax_id_collection?.enabled ?? false,
    metadata: input.metadata ?? {},
    created: context.now,
    expiresAt: expiryOf(context.now, input.expires_at),
  });
  const memo = { priceId, quantity, trialDays, subscriptionMetadata: input.subscription_data?.metadata ?? {} };
  const record = { object, memo, customer: object.customer, dueAt: object.expires_at };
  await context.records.put('checkout.session', record);
  return object;
}

/** Fields of the page have to be stored with an existing customer. */
function requireCustomerUpdates(input: z.output<typeof createParameters>): void {
  const { address, name } = input.customer_update ?? {};
  if (input.tax_id_collection?.enabled && name !== 'auto') {
    throw new SandboxApiError(
      400,
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  }
  if (input.automatic_tax?.enabled && address !== 'auto') {
    throw new SandboxApiError(
      400,
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: 'customer_tax_location_invalid' },
    );
  }
}

function expiryOf(now: number, wanted: number | undefined): number {
  const expiresAt = wanted ?? now + MAX_DURATION_S;
  if (expiresAt >= now + MIN_DURATION_S && expiresAt <= now + MAX_DURATION_S) return expiresAt;
  throw new SandboxApiError(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
    param: 'expires_at',
  });
}

async function lineItemOf(context: SandboxContext, sessionId: string) {
  const { object, memo } = await context.require('checkout.session', sessionId);
  const price = await context.require('price', memo.priceId);
  const product = await context.require('product', price.object.product);
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
