import { z } from 'zod';
import { billingDetailsForm } from '../billing/billing-details.js';
import { completeCheckout } from '../billing/checkout-sessions.js';
import type { CheckoutSessionObject } from '../object-shapes/checkout-session.js';
import type { SandboxContext } from '../sandbox-context.js';
import { CARD_BEHAVIORS } from '../store/sandbox-records.js';
import {
  asksForConsent,
  type CheckoutProblem,
  renderCheckoutPage,
  successAddressOf,
  type TestCard,
} from './checkout-page.js';
import { redirectTo, renderMessage, type SandboxPage } from './page-layout.js';

const written = z.string().optional().catch(undefined);
const writtenFields = z.object({
  line1: written,
  postal_code: written,
  city: written,
  country: written,
  business_name: written,
  tax_id: written,
});
const extrasForm = z.object({
  promotion_code: z.string().trim().default('').catch(''),
  terms_of_service: z.string().default('').catch(''),
});
const cardForm = z.object({ card: z.enum([...CARD_BEHAVIORS, 'declined']) });

/** Shows the payment page, or pays with the chosen card when `form` is given. */
export async function handleCheckoutPage(context: SandboxContext, id: string, form: unknown): Promise<SandboxPage> {
  const record = await context.records.find('checkout.session', id);
  if (!record) return renderMessage('Checkout not found', 'This checkout does not exist.', 404);
  const { object: session } = record;
  const card = cardForm.safeParse(form).data?.card;
  const details = billingDetailsForm.safeParse(form).data;
  const extras = extrasForm.parse(form ?? {});
  const problem = problemOf(session, { card, hasDetails: details !== undefined, ...extras });
  if (session.status === 'open' && card && card !== 'declined' && details && problem === null) {
    await completeCheckout(context, record, { card, details });
    return redirectTo(successAddressOf(session));
  }
  const price = await context.require('price', record.memo.priceId);
  const product = await context.require('product', price.object.product);
  return renderCheckoutPage({
    session,
    price: price.object,
    planName: product.object.name,
    quantity: record.memo.quantity,
    values: writtenFields.parse(form ?? {}),
    trialDays: record.memo.trialDays ?? 0,
    problem: form === null ? null : problem,
  });
}

interface Answers {
  card: TestCard | undefined;
  hasDetails: boolean;
  promotion_code: string;
  terms_of_service: string;
}

/** Why the payment is not possible; null when it is. */
function problemOf(session: CheckoutSessionObject, answers: Answers): CheckoutProblem | null {
  if (answers.card === undefined) return 'no-card';
  if (session.allow_promotion_codes && answers.promotion_code !== '') return 'no-code';
  if (asksForConsent(session) && answers.terms_of_service !== 'accepted') return 'no-consent';
  if (answers.card === 'declined') return 'declined';
  return answers.hasDetails ? null : 'no-details';
}
