import { dueToday } from '../billing/plan-changes.js';
import { isRunning } from '../billing/subscription-steps.js';
import type { InvoiceObject } from '../object-shapes/invoice.js';
import type { PortalSessionObject } from '../object-shapes/portal-session.js';
import { monthsOfPrice, type PriceObject } from '../object-shapes/price.js';
import { lineOf, type SubscriptionObject } from '../object-shapes/subscription.js';
import type { CardBehavior } from '../store/sandbox-records.js';
import { type DetailsValues, detailsFields } from './details-fields.js';
import { html, type Markup } from './markup.js';
import { formatDate, formatMoney, formatPrice } from './page-formats.js';
import { renderPage, type SandboxPage } from './page-layout.js';

/** A price with the name of its product. */
export interface NamedPrice {
  price: PriceObject;
  name: string;
}

export interface PortalView {
  session: PortalSessionObject;
  /** Seconds since 1970. */
  now: number;
  /** With the plan that follows at the end of the period, if another one does. */
  subscriptions: { object: SubscriptionObject; planName: string; next: NamedPrice | null }[];
  /** Prices that the portal's configuration offers. */
  offers: NamedPrice[];
  card: CardBehavior;
  /** The billing details; null if the configuration does not allow changes. */
  details: DetailsView | null;
  invoices: InvoiceObject[];
  /** The cancellation questions; empty for none. */
  cancellationReasons: readonly string[];
  notice: string | null;
}

export interface DetailsView {
  email: string;
  values: DetailsValues;
}

/** The page on which a customer manages the subscription. */
export function renderPortalPage(view: PortalView): SandboxPage {
  const { session, notice } = view;
  const body = html`<p class="lead">Your subscription, card and invoices.</p>
${notice && html`<p class="alert" role="alert">${notice}</p>`}
${view.subscriptions.map((subscription) => subscriptionCard(view, subscription))}
${view.subscriptions.length === 0 && html`<section class="card"><p>You have no subscription yet.</p></section>`}
${cardSection(view.card)}
${view.details && detailsSection(view.details)}
${invoiceSection(view.invoices)}
${session.return_url && html`<p class="back"><a class="button" href="${session.return_url}">Return to the product</a></p>`}`;
  const afterCompletion = session.flow?.after_completion.redirect?.return_url ?? null;
  return renderPage({ title: 'Manage billing', body, formTargets: [afterCompletion] });
}

function subscriptionCard(view: PortalView, { object, planName, next }: PortalView['subscriptions'][number]): Markup {
  const line = lineOf(object);
  return html`<section class="card">
<h2>${planName} <span class="status">${object.status.replaceAll('_', ' ')}</span></h2>
<p class="amount">${formatPrice(line.price)}</p>
<p class="hint">${whatComesNext(object)}</p>
${next && html`<p>Changes to ${next.name} on ${formatDate(line.current_period_end)}.</p>`}
${isRunning(object) && html`<div class="actions">${subscriptionActions(view, object, next)}</div>`}
</section>
`;
}

function whatComesNext(subscription: SubscriptionObject): string {
  const { current_period_end: periodEnd } = lineOf(subscription);
  if (subscription.ended_at !== null) return `Ended on ${formatDate(subscription.ended_at)}`;
  if (subscription.cancel_at !== null) return `Ends on ${formatDate(subscription.cancel_at)}`;
  if (subscription.trial_end !== null && subscription.status === 'trialing') {
    return `Free until ${formatDate(subscription.trial_end)}, when the first payment is due`;
  }
  if (subscription.status === 'past_due') return 'The last payment failed. Use another card to keep your subscription.';
  return `Renews on ${formatDate(periodEnd)}`;
}

function subscriptionActions(view: PortalView, subscription: SubscriptionObject, next: NamedPrice | null): Markup[] {
  const { price: current } = lineOf(subscription);
  const offered = mainOffer(view, subscription);
  const changes = view.offers
    .filter(({ price }) => ![current.id, next?.price.id].includes(price.id))
    .map(({ price, name }) => {
      const label = `Change to ${name}, ${formatPrice(price)}`;
      const look = price.id === offered?.price.id ? 'primary' : '';
      const fields = { action: 'change', subscription: subscription.id, price: price.id };
      return actionButton(fields, label, look, whatIsCharged(view.now, subscription, price));
    });
  const keep = next && actionButton({ action: 'keep', subscription: subscription.id }, 'Keep the current plan');
  const renewal = subscription.cancel_at
    ? actionButton({ action: 'resume', subscription: subscription.id }, 'Resume the subscription', 'primary')
    : cancelForm(view.cancellationReasons, subscription.id);
  return [...changes, ...(keep ? [keep] : []), renewal];
}

function whatIsCharged(now: number, subscription: SubscriptionObject, price: PriceObject): string {
  const due = dueToday(now, subscription, price);
  if (due === null)
    return `Starts on ${formatDate(lineOf(subscription).current_period_end)}. Nothing is charged today.`;
  return due === 0
    ? 'Starts now. Nothing is charged today.'
    : `Starts now. ${formatMoney(due, price.currency)} is charged today.`;
}

/** The next larger plan with the same interval; null if something else matters more: another card, or staying. */
function mainOffer({ offers, card }: PortalView, subscription: SubscriptionObject): NamedPrice | null {
  if (card !== 'pays' || subscription.status === 'past_due' || subscription.cancel_at !== null) return null;
  const { price: current } = lineOf(subscription);
  const isLarger = ({ price }: NamedPrice) =>
    monthsOfPrice(price) === monthsOfPrice(current) && monthlyAmount(price) > monthlyAmount(current);
  return offers.find(isLarger) ?? null;
}

function monthlyAmount(price: PriceObject): number {
  return (price.unit_amount ?? 0) / monthsOfPrice(price);
}

const CARDS: Readonly<Record<CardBehavior, { number: string; effect: string }>> = {
  pays: { number: '4242', effect: 'pays at every renewal' },
  fails: { number: '0341', effect: 'fails at every renewal' },
  asks: { number: '3184', effect: 'waits for your confirmation at every renewal' },
};

function cardSection(card: CardBehavior): Markup {
  const { number, effect } = CARDS[card];
  return html`<section class="card">
<h2>Payment card</h2>
<p>Test card ending in ${number}: ${effect}.</p>
<div class="actions">
${card !== 'pays' && actionButton({ action: 'card', card: 'pays' }, 'Use the card 4242, which pays', 'primary')}
${card === 'pays' && actionButton({ action: 'card', card: 'fails' }, 'Use the card 0341, which fails later')}
${card === 'pays' && actionButton({ action: 'card', card: 'asks' }, 'Use the card 3184, which asks for a confirmation later')}
</div>
</section>`;
}

function detailsSection({ email, values }: DetailsView): Markup {
  return html`<section class="card">
<h2>Billing information</h2>
<form method="post">
<input type="hidden" name="action" value="details">
<label class="field"><span>Email for invoices</span>
<input type="email" name="email" value="${email}" autocomplete="email" maxlength="254" required></label>
${detailsFields({ hasTaxId: true, values })}
<div class="actions"><button>Save the billing information</button></div>
</form>
</section>`;
}

function invoiceSection(invoices: InvoiceObject[]): Markup {
  if (invoices.length === 0) return html`<section class="card"><h2>Invoices</h2><p>There are none yet.</p></section>`;
  return html`<section class="card">
<h2 id="invoices">Invoices</h2>
<div class="scroll" role="region" aria-labelledby="invoices" tabindex="0"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Status</th><th scope="col">Amount</th></tr></thead>
<tbody>${invoices.map(invoiceRow)}</tbody>
</table></div>
</section>`;
}

function invoiceRow(invoice: InvoiceObject): Markup {
  return html`<tr><td>${invoiceName(invoice)}</td><td>${formatDate(invoice.created)}</td><td>${invoice.status}</td><td>${formatMoney(invoice.amount_due, invoice.currency)}</td></tr>
`;
}

function cancelForm(reasons: readonly string[], subscription: string): Markup {
  const question = html`<label class="field"><span>Why are you canceling? (optional)</span>
<select name="feedback"><option value="">No answer</option>
${reasons.map((reason) => html`<option value="${reason}">${reason.replaceAll('_', ' ')}</option>`)}</select></label>`;
  return html`<form method="post"><input type="hidden" name="action" value="cancel">
<input type="hidden" name="subscription" value="${subscription}">
${reasons.length > 0 && question}
<button class="danger">Cancel the subscription</button></form>
`;
}

function invoiceName({ number, hosted_invoice_url: page }: InvoiceObject): Markup | string {
  return page ? html`<a href="${page}">${number ?? 'Invoice'}</a>` : 'Draft';
}

function actionButton(fields: Record<string, string>, label: string, look = '', hint: string | null = null): Markup {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post">${inputs}<button class="${look}">${label}</button>${hint && html`<p class="hint">${hint}</p>`}</form>
`;
}
