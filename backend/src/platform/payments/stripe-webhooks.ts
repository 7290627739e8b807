import { hkdfSync } from 'node:crypto';

/**
 * The events that the webhook endpoint must be subscribed to at the payment provider. The sandbox delivers exactly
 * these. An event only triggers a new read of the subscriptions. At most 20, because Stripe cannot list more types at
 * once, which the hourly search for missed events needs.
 */
export const WEBHOOK_EVENT_TYPES: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.deleted',
  'customer.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.refunded',
]);

/** Secrets that a webhook may be signed with: several during a rotation. */
export function parseWebhookSecrets(setting: string): string[] {
  return setting
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
}

/** Derives the sandbox's webhook secret, so that all processes of an installation have the same one. */
export function deriveSandboxWebhookSecret(secretKey: string): string {
  const key = hkdfSync('sha256', secretKey, '', 'billing-sandbox-webhook', 32);
  return `whsec_${Buffer.from(key).toString('hex')}`;
}
