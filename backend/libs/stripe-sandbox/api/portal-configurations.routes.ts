import { z } from 'zod';
import { CANCELLATION_FEEDBACK } from '../billing/cancellation-feedback.js';
import { buildPortalConfiguration, type PortalFeatures } from '../object-shapes/portal-configuration.js';
import { defineRoute } from './api-route.js';
import { listPage } from './list-page.js';
import { flag, listParameters, mergeMetadata, metadata, parameters, text } from './parameters.js';

const features = z.strictObject({
  customer_update: z
    .strictObject({
      allowed_updates: z.array(z.enum(['address', 'email', 'name', 'phone', 'tax_id'])).optional(),
      enabled: flag,
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      cancellation_reason: z
        .strictObject({ enabled: flag, options: z.array(z.enum(CANCELLATION_FEEDBACK)).optional() })
        .optional(),
      enabled: flag,
      mode: z.literal('at_period_end').optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      default_allowed_updates: z.array(z.literal('price')).optional(),
      enabled: flag,
      products: z
        .array(z.strictObject({ prices: text.array(), product: text }))
        .max(10)
        .optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
      schedule_at_period_end: z
        .strictObject({
          conditions: z.array(z.strictObject({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) })),
        })
        .optional(),
    })
    .optional(),
});

const settings = {
  business_profile: z.strictObject({ headline: text.optional() }).optional(),
  default_return_url: z.url().optional(),
  metadata: metadata.optional(),
};

export const portalConfigurationRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    parameters: parameters({ ...settings, features }),
    async answer(context, input) {
      const existing = await context.records.list('billing_portal.configuration');
      const configuration = buildPortalConfiguration({
        features: featuresOf(input.features),
        headline: input.business_profile?.headline ?? null,
        defaultReturnUrl: input.default_return_url ?? null,
        isDefault: existing.length === 0,
        metadata: input.metadata ?? {},
        created: context.now,
      });
      await context.add('billing_portal.configuration', configuration);
      return configuration;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    parameters: listParameters({ active: flag.optional(), is_default: flag.optional() }),
    async answer(context, input) {
      const all = (await context.records.list('billing_portal.configuration')).map(({ object }) => object);
      const matching = all
        .filter(({ active }) => input.active === undefined || active === input.active)
        .filter(({ is_default: isDefault }) => input.is_default === undefined || isDefault === input.is_default);
      return listPage('/v1/billing_portal/configurations', matching, input);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/billing_portal/configurations/:id',
    parameters: parameters({}),
    answer: async (context, _input, id) => (await context.require('billing_portal.configuration', id)).object,
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/billing_portal/configurations/:id',
    parameters: parameters({ ...settings, active: flag.optional(), features: features.optional() }),
    async answer(context, input, id) {
      const { object } = await context.require('billing_portal.configuration', id);
      object.active = input.active ?? object.active;
      object.default_return_url = input.default_return_url ?? object.default_return_url;
      if (input.features) object.features = featuresOf(input.features);
      object.metadata = mergeMetadata(object.metadata, input.metadata);
      object.updated = context.now;
      await context.add('billing_portal.configuration', object);
      return object;
    },
  }),
];

function featuresOf(input: z.output<typeof features>): PortalFeatures {
  const update = input.subscription_update;
  return {
    customer_update: { allowed_updates: [], enabled: false, ...input.customer_update },
    invoice_history: input.invoice_history ?? { enabled: false },
    payment_method_update: { enabled: false, payment_method_configuration: null, ...input.payment_method_update },
    subscription_cancel: {
      cancellation_reason: {
        enabled: input.subscription_cancel?.cancellation_reason?.enabled ?? false,
        feedback_options: null,
        options: input.subscription_cancel?.cancellation_reason?.options ?? [],
      },
      enabled: input.subscription_cancel?.enabled ?? false,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: update?.default_allowed_updates ?? [],
      enabled: update?.enabled ?? false,
      products: (update?.products ?? []).map((product) => ({
        ...product,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      })),
      proration_behavior: update?.proration_behavior ?? 'none',
      schedule_at_period_end: update?.schedule_at_period_end ?? { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  };
}
