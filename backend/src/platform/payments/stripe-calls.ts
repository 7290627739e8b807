import { Stripe } from 'stripe';
import { PaymentServiceRefusedError, PaymentServiceUnavailableError } from './payment-gateway.js';

/** Calls the SDK and maps its errors to those of the payment gateway. */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw translate(error);
  }
}

/** As {@link callStripe}, but returns null if the object does not exist. */
export async function findInStripe<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await callStripe(call);
  } catch (error) {
    if (error instanceof PaymentServiceRefusedError && error.code === 'resource_missing') return null;
    throw error;
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error.code === 'lock_timeout';
  if (isOutage) return new PaymentServiceUnavailableError(error);
  return new PaymentServiceRefusedError(error.code ?? error.type, error.requestId ?? null, error);
}

/** Idempotency key, so that processes that start at once create an object of the catalog only once. */
export function onceFor(subject: string): Stripe.RequestOptions {
  return { idempotencyKey: `catalogue:${subject}` };
}
