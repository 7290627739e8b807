import { defineProblems } from '../../common/problems/problem.js';
import { PaymentServiceRefusedError, PaymentServiceUnavailableError } from '../../platform/payments/payment-gateway.js';

export const subscriptionProblems = defineProblems({
  'subscription-required': { status: 403, title: 'This needs an active subscription' },
  'plan-included': { status: 409, title: 'You have this plan, or a better one, without a payment' },
  'no-billing-account': { status: 404, title: 'There is no billing account yet; choose a plan first' },
  'payment-service-unavailable': { status: 503, title: 'The payment service cannot be reached, try again in a moment' },
  'annual-billing-is-off': { status: 409, title: 'This installation sells plans by the month only' },
  'billing-is-off': { status: 409, title: 'This installation does not sell subscriptions' },
  'webhook-not-verified': { status: 400, title: 'The webhook could not be verified' },
});

/** Runs `action`; an unavailable or rejecting payment service becomes a problem with a message for the user. */
export async function withPaymentProblems<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof PaymentServiceUnavailableError || error instanceof PaymentServiceRefusedError) {
      throw subscriptionProblems['payment-service-unavailable']({ cause: error });
    }
    throw error;
  }
}
