import { resourceMissing } from '../api/sandbox-api-error.js';
import { buildPaymentMethod, type PaymentMethodObject } from '../object-shapes/payment-method.js';
import type { SandboxContext } from '../sandbox-context.js';
import type { CardBehavior } from '../store/sandbox-records.js';

/** Stripe's own names for test cards. */
const TEST_CARDS: Readonly<Record<string, CardBehavior>> = {
  pm_card_visa: 'pays',
  pm_card_chargeCustomerFail: 'fails',
  pm_card_authenticationRequired: 'asks',
};

/** Creates a card for a customer that behaves as the test card does. @throws SandboxApiError for another card */
export async function attachTestCard(
  context: SandboxContext,
  testCard: string,
  customer: string,
): Promise<PaymentMethodObject> {
  const card = TEST_CARDS[testCard];
  if (!card) throw resourceMissing('PaymentMethod', testCard);
  const object = buildPaymentMethod({ customer, created: context.now });
  await context.records.put('payment_method', { object, memo: { card }, customer, dueAt: null });
  return object;
}

/** How a card behaves that is attached, or named as a test card. @throws SandboxApiError */
export async function behaviorOf(context: SandboxContext, paymentMethod: string): Promise<CardBehavior> {
  const param = 'invoice_settings[default_payment_method]';
  return TEST_CARDS[paymentMethod] ?? (await context.require('payment_method', paymentMethod, param)).memo.card;
}
