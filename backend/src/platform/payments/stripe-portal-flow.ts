import type { Stripe } from 'stripe';
import type { PortalFlow } from './payment-gateway.js';

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

/**
 * Puts a flow of the portal into Stripe's words; when it is done, the person comes back to `returnUrl`.
 * @param priceIds price id by lookup key
 */
export function toFlowData(flow: PortalFlow, returnUrl: string, priceIds: ReadonlyMap<string, string>): FlowData {
  const comeBack = { after_completion: { type: 'redirect' as const, redirect: { return_url: returnUrl } } };
  switch (flow.kind) {
    case 'cancel':
      return {
        type: 'subscription_cancel',
        ...comeBack,
        subscription_cancel: { subscription: flow.subscriptionId },
      };
    case 'update-card':
      return { type: 'payment_method_update', ...comeBack };
    case 'change-plan':
      return {
        type: 'subscription_update_confirm',
        ...comeBack,
        subscription_update_confirm: {
          subscription: flow.subscription.id,
          items: [changedItem(flow, priceIds)],
        },
      };
  }
}

/** The portal changes subscriptions with one line only. */
function changedItem(
  { subscription, plan }: Extract<PortalFlow, { kind: 'change-plan' }>,
  priceIds: ReadonlyMap<string, string>,
) {
  const [item] = subscription.items;
  const price = priceIds.get(plan.lookupKey);
  if (!item || !price) throw new Error(`The subscription ${subscription.id} cannot be changed to ${plan.lookupKey}`);
  return { id: item.id, price, quantity: 1 };
}
