import { z } from 'zod';
import { buildPortalSession, type PortalFlow } from '../object-shapes/portal-session.js';
import type { SandboxContext } from '../sandbox-context.js';
import { defineRoute } from './api-route.js';
import { requirePresentCustomer } from './customers.routes.js';
import { integer, parameters, text } from './parameters.js';
import { SandboxApiError } from './sandbox-api-error.js';

const ofSubscription = z.strictObject({ subscription: text });
const ofConfirmation = z.strictObject({
  items: z.tuple([z.strictObject({ id: text, price: text, quantity: integer.optional() })]),
  subscription: text,
});
const afterCompletion = z.strictObject({
  type: z.enum(['redirect', 'portal_homepage']),
  redirect: z.strictObject({ return_url: z.url() }).optional(),
});

const flowData = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm']),
  after_completion: afterCompletion.optional(),
  subscription_cancel: ofSubscription.optional(),
  subscription_update: ofSubscription.optional(),
  subscription_update_confirm: ofConfirmation.optional(),
});
type FlowData = z.output<typeof flowData>;

const createParameters = parameters({
  configuration: text.optional(),
  customer: text,
  flow_data: flowData.optional(),
  return_url: z.url().optional(),
});

export const portalSessionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    parameters: createParameters,
    async answer(context, input) {
      await requirePresentCustomer(context, input.customer, 'customer');
      const configuration = await requireConfiguration(context, input.configuration);
      if (input.flow_data) await checkFlow(context, input.customer, input.flow_data);
      const object = buildPortalSession({
        pageUrl: (id) => `${context.pageOrigin}/sandbox/portal/${id}`,
        customer: input.customer,
        configuration: configuration.id,
        returnUrl: input.return_url ?? configuration.default_return_url,
        flow: input.flow_data ? flowOf(input.flow_data) : null,
        created: context.now,
      });
      const record = { object, memo: null, customer: input.customer, dueAt: null };
      await context.records.put('billing_portal.session', record);
      return object;
    },
  }),
];

async function requireConfiguration(context: SandboxContext, id: string | undefined) {
  if (id) return (await context.require('billing_portal.configuration', id, 'configuration')).object;
  const all = await context.records.list('billing_portal.configuration');
  const chosen = all.find(({ object }) => object.is_default);
  if (chosen) return chosen.object;
  throw new SandboxApiError(400, 'No configuration provided and no default configuration has been created.', {
    param: 'configuration',
  });
}

/** The flow must reference a subscription of this customer. */
async function checkFlow(context: SandboxContext, customer: string, flow: FlowData): Promise<void> {
  if (flow.type === 'payment_method_update') return;
  const details = flow[flow.type];
  if (!details) {
    const param = `flow_data[${flow.type}]`;
    throw new SandboxApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const param = `flow_data[${flow.type}][subscription]`;
  const { object } = await context.require('subscription', details.subscription, param);
  if (object.customer !== customer) {
    throw new SandboxApiError(400, 'The subscription does not belong to the customer.', { param });
  }
  if ('items' in details) {
    const [item] = details.items;
    await context.require('price', item.price, 'flow_data[subscription_update_confirm][items][0][price]');
  }
}

function flowOf(flow: FlowData): PortalFlow {
  const { after_completion: after, subscription_update_confirm: confirmation } = flow;
  return {
    type: flow.type,
    after_completion: {
      type: after?.type ?? 'portal_homepage',
      hosted_confirmation: null,
      redirect: after?.redirect ?? null,
    },
    customer_update: null,
    subscription_cancel: flow.subscription_cancel ? { ...flow.subscription_cancel, retention: null } : null,
    subscription_pause: null,
    subscription_update: flow.subscription_update ?? null,
    subscription_update_confirm: confirmation
      ? { discounts: null, items: [{ quantity: 1, ...confirmation.items[0] }], subscription: confirmation.subscription }
      : null,
  };
}
