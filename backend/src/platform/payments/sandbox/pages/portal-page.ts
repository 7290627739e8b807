import type { InvoiceObject } from '../object-shapes/invoice.js';
import type { PortalSessionObject } from '../object-shapes/portal-session.js';
import type { PriceObject } from '../object-shapes/price.js';
import { lineOf, type SubscriptionObject } from '../object-shapes/subscription.js';
import type { CardBehaviour } from '../sandbox-records.js';
import { isRunning } from '../subscription-steps.js';
import { html, type Markup } from './markup.js';
import { formatDate, formatMoney, formatPrice } from './page-formats.js';
import { renderPage, type SandboxPage } from './page-layout.js';

/** A price with the name of what it buys. */
export interface NamedPrice {
  price: PriceObject;
  name: string;
}

export interface PortalView {
  session: PortalSessionObject;
  /** With the plan that follows at the end of the period, if another one does. */
  subscriptions: { object: SubscriptionObject; planName: string; next: NamedPrice | null }[];
  /** Prices that the portal's configuration offers. */
  offers: NamedPrice[];
  card: CardBehaviour;
  invoices: InvoiceObject[];
  notice: string | null;
}

/** The page on which a customer looks after the subscription. */
export function renderPortalPage(view: PortalView): SandboxPage {
  const { session, notice } = view;
  const body = html`<p class="lead">Your subscription, card and invoices.</p>
${notice && html`<p class="alert" role="alert">${notice}</p>`}
${view.subscriptions.map((subscription) => subscriptionCard(view, subscription))}
${view.subscriptions.length === 0 && html`<section class="card"><p>You have no subscription yet.</p></section>`}
${cardSection(view.card)}
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
  if (subscription.status === 'past_due') return 'The last payment failed. Use another card to keep your subscription.';
  return `Renews on ${formatDate(periodEnd)}`;
}

function subscriptionActions(view: PortalView, subscription: SubscriptionObject, next: NamedPrice | null): Markup[] {
  const { price: current } = lineOf(subscription);
  // While a payment is missing, another card is what matters.
  const look = subscription.status === 'past_due' ? '' : 'primary';
  const changes = view.offers
    .filter(({ price }) => ![current.id, next?.price.id].includes(price.id))
    .map(({ price, name }) => {
      const label = `Change to ${name}, ${formatPrice(price)}`;
      return actionButton({ action: 'change', subscription: subscription.id, price: price.id }, label, look);
    });
  const keep = next && actionButton({ action: 'keep', subscription: subscription.id }, 'Keep the current plan');
  const renewal = subscription.cancel_at
    ? actionButton({ action: 'resume', subscription: subscription.id }, 'Resume the subscription', 'primary')
    : actionButton({ action: 'cancel', subscription: subscription.id }, 'Cancel the subscription', 'danger');
  return [...changes, ...(keep ? [keep] : []), renewal];
}

function cardSection(card: CardBehaviour): Markup {
  const number = card === 'pays' ? '4242' : '0341';
  const effect = card === 'pays' ? 'pays at every renewal' : 'fails at every renewal';
  return html`<section class="card">
<h2>Payment card</h2>
<p>Test card ending in ${number}: ${effect}.</p>
<div class="actions">
${card === 'fails' && actionButton({ action: 'card', card: 'pays' }, 'Use the card 4242, which pays', 'primary')}
${card === 'pays' && actionButton({ action: 'card', card: 'fails' }, 'Use the card 0341, which fails later')}
</div>
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
  return html`<tr><td>${invoice.number ?? 'Draft'}</td><td>${formatDate(invoice.created)}</td><td>${invoice.status}</td><td>${formatMoney(invoice.amount_due, invoice.currency)}</td></tr>
`;
}

function actionButton(fields: Record<string, string>, label: string, look = ''): Markup {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post">${inputs}<button class="${look}">${label}</button></form>
`;
}
