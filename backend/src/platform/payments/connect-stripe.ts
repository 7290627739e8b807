import type { Environment } from '../../config/environment.js';
import type { PaymentGateway } from './payment-gateway.js';
import { StripePaymentGateway } from './stripe.payment-gateway.js';
import { createStripeClient, modeOfKey } from './stripe-client.js';
import { parseWebhookSecrets } from './stripe-webhooks.js';

/** Creates the gateway to Stripe. Imported dynamically: Stripe's package is large, and billing may be off. */
export function connectStripe({ billing }: Pick<Environment, 'billing'>): PaymentGateway {
  const { stripeSecretKey: secretKey, stripeApiBase: apiBase, stripeWebhookSecret } = billing;
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is needed for BILLING_MODE=stripe');
  return new StripePaymentGateway({
    stripe: createStripeClient({ secretKey, apiBase }),
    mode: modeOfKey(secretKey),
    webhookSecrets: parseWebhookSecrets(stripeWebhookSecret ?? ''),
    pages: billing,
    annualMonths: billing.annualMonths,
  });
}
