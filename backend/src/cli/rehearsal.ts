import { parseEnvironment } from '../config/environment.js';
import { OperatorError } from '../config/operator-error.js';
import { RehearsalFailedError, rehearseBilling } from '../platform/payments/billing-rehearsal.js';
import { CatalogMismatchError } from '../platform/payments/payment-gateway.js';
import { StripePaymentGateway } from '../platform/payments/stripe.payment-gateway.js';
import { createStripeClient, modeOfKey } from '../platform/payments/stripe-client.js';

/** `npm run cli -- rehearsal` */
export async function run(): Promise<void> {
  // No database is needed: the rehearsal has no accounts.
  const { billing } = parseEnvironment({ DATABASE_URL: 'postgres://none', ...process.env });
  const { stripeSecretKey: secretKey, stripeApiBase: apiBase } = billing;
  if (!secretKey) throw new OperatorError('The rehearsal needs STRIPE_SECRET_KEY, a key of the test mode.');
  if (modeOfKey(secretKey) !== 'test' || !/^(sk|rk)_test_/.test(secretKey)) {
    throw new OperatorError('The rehearsal runs with a key of the test mode only: sk_test_… or rk_test_….');
  }
  const stripe = createStripeClient({ secretKey, apiBase });
  const gateway = new StripePaymentGateway({ stripe, mode: 'test', webhookSecrets: [] });
  try {
    await gateway.ensureCatalog();
    await rehearseBilling({ stripe, gateway, report: (step) => console.log(`ok  ${step}`) });
  } catch (error) {
    const isTold = error instanceof RehearsalFailedError || error instanceof CatalogMismatchError;
    throw isTold ? new OperatorError(error.message) : error;
  }
  console.log('The rehearsal went as expected.');
}
