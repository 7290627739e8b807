import { PaymentServiceRefusedError, PaymentServiceUnavailableError } from '../../platform/payments/payment-gateway.js';
import { subscriptionProblems } from './subscriptions.problems.js';

/** Runs `action`; a payment service that is down or refuses becomes a problem that a person can act on. */
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
