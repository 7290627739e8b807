import type { CheckoutSessionObject } from '../object-shapes/checkout-session.js';
import type { PriceObject } from '../object-shapes/price.js';
import type { CardBehavior } from '../store/sandbox-records.js';
import { DETAILS_PROBLEM, type DetailsValues, detailsFields } from './details-fields.js';
import { html, type Markup } from './markup.js';
import { formatMoney } from './page-formats.js';
import { renderMessage, renderPage, type SandboxPage } from './page-layout.js';

/** What a test card does. */
export type TestCard = CardBehavior | 'declined';

interface CheckoutView {
  session: CheckoutSessionObject;
  price: PriceObject;
  planName: string;
  quantity: number;
  /** Days before the first payment; 0 for none. */
  trialDays: number;
  /** The values entered on the page. */
  values: DetailsValues;
  /** Why the last payment attempt failed; null before the first. */
  problem: CheckoutProblem | null;
}

export type CheckoutProblem = 'declined' | 'no-card' | 'no-code' | 'no-consent' | 'no-details';

const PROBLEMS: Record<CheckoutProblem, { status: number; text: string }> = {
  declined: { status: 402, text: 'Your card was declined. Choose another card.' },
  'no-card': { status: 400, text: 'Choose one of the test cards.' },
  'no-code': { status: 400, text: 'This code is invalid. The sandbox knows no promotion codes.' },
  'no-consent': { status: 400, text: 'Agree to the terms of service.' },
  'no-details': { status: 400, text: DETAILS_PROBLEM },
};

const TEST_CARDS: readonly { value: TestCard; number: string; effect: string }[] = [
  { value: 'pays', number: '4242 4242 4242 4242', effect: 'Pays now and at every renewal' },
  { value: 'fails', number: '4000 0000 0000 0341', effect: 'Pays now, then fails at every renewal' },
  {
    value: 'asks',
    number: '4000 0027 6000 3184',
    effect: 'Pays now, then waits for your confirmation at every renewal',
  },
  { value: 'declined', number: '4000 0000 0000 0002', effect: 'Is declined' },
];

/** The payment page of an open session; for any other one a message about its state. */
export function renderCheckoutPage(view: CheckoutView): SandboxPage {
  const { session } = view;
  if (session.status === 'complete') {
    return renderMessage('Already paid', 'This checkout is complete.', 410, successAddressOf(session));
  }
  if (session.status !== 'open') {
    return renderMessage(
      'Checkout expired',
      'This checkout is no longer valid. Choose your plan again.',
      410,
      session.cancel_url,
    );
  }
  return renderPage({
    title: `Subscribe to ${view.planName}`,
    status: view.problem ? PROBLEMS[view.problem].status : 200,
    body: checkoutForm(view),
    formTargets: [session.success_url],
  });
}

/** The URL to continue at after the payment. */
export function successAddressOf({ id, success_url: address }: CheckoutSessionObject): string {
  return (address ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function checkoutForm({ session, price, quantity, trialDays, values, problem }: CheckoutView): Markup {
  const amount = formatMoney((price.unit_amount ?? 0) * quantity, price.currency);
  const hasTrial = trialDays > 0;
  const interval = price.recurring?.interval ?? 'month';
  return html`<p class="lead">Billed every ${interval} in advance. Cancel anytime.</p>
<section class="card" aria-label="Amount">
<p class="amount">${amount}</p>
<p class="hint">per ${interval}, ${hasTrial ? `after ${trialDays} free days` : 'starting today'}</p>
</section>
<form method="post" class="card">
${problem && html`<p class="alert" role="alert">${PROBLEMS[problem].text}</p>`}
<fieldset>
<legend>Test card</legend>
${TEST_CARDS.map(cardChoice)}
</fieldset>
${detailsFields({ hasTaxId: session.tax_id_collection?.enabled ?? false, values })}
${
  session.allow_promotion_codes &&
  html`<label class="field"><span>Promotion code (optional)</span>
<input name="promotion_code" autocomplete="off" maxlength="100"></label>`
}
${
  asksForConsent(session) &&
  html`<label class="choice"><input type="checkbox" name="terms_of_service" value="accepted" required>
<span>I agree to the terms of service</span></label>`
}
<div class="actions">
<button class="primary">${hasTrial ? 'Start the trial' : `Pay ${amount}`}</button>
${session.cancel_url && html`<a class="button" href="${session.cancel_url}">Cancel</a>`}
</div>
</form>`;
}

/** Whether payment requires consent to the terms. */
export function asksForConsent({ consent_collection: collection }: CheckoutSessionObject): boolean {
  return collection?.terms_of_service === 'required';
}

function cardChoice({ value, number, effect }: (typeof TEST_CARDS)[number], index: number): Markup {
  return html`<label class="choice">
<input type="radio" name="card" value="${value}" required${index === 0 && html` checked`}>
<span><span class="number">${number}</span><span class="hint">${effect}</span></span>
</label>
`;
}
