import { lineOf, type SubscriptionObject } from '../object-shapes/subscription.js';
import { html } from './markup.js';
import { formatDate, formatMoney, formatPrice } from './page-formats.js';
import { renderPage, type SandboxPage } from './page-layout.js';
import type { NamedPrice } from './portal-page.js';

export interface ConfirmationView {
  subscription: SubscriptionObject;
  current: NamedPrice;
  wanted: NamedPrice;
  /** The URL of both exits of the page. */
  returnUrl: string;
  notice: string | null;
  /** What is charged at once, in cents; null for a change that waits until the end of the period. */
  due: number | null;
}

/** The page that confirms a plan change. */
export function renderConfirmationPage(view: ConfirmationView): SandboxPage {
  const { subscription, current, wanted, returnUrl, notice } = view;
  const body = html`<p class="lead">Now you have ${current.name}, ${formatPrice(current.price)}.</p>
${notice && html`<p class="alert" role="alert">${notice}</p>`}
<section class="card">
<h2>${wanted.name}</h2>
<p class="amount">${formatPrice(wanted.price)}</p>
<p class="hint">${whenItStarts(view)}</p>
<div class="actions">
<form method="post">
<input type="hidden" name="action" value="change">
<input type="hidden" name="subscription" value="${subscription.id}">
<input type="hidden" name="price" value="${wanted.price.id}">
<button class="primary">Confirm the change</button>
</form>
<a class="button" href="${returnUrl}">Keep the current plan</a>
</div>
</section>`;
  return renderPage({ title: `Change to ${wanted.name}`, body, formTargets: [returnUrl] });
}

function whenItStarts({ subscription, wanted, due }: ConfirmationView): string {
  const periodEnd = formatDate(lineOf(subscription).current_period_end);
  if (due === null) return `Starts on ${periodEnd}, after what is paid for.`;
  return `Starts now. Today you pay ${formatMoney(due, wanted.price.currency)}, the difference until ${periodEnd}.`;
}
