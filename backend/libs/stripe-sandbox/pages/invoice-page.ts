import type { InvoiceObject } from '../object-shapes/invoice.js';
import type { CardBehavior } from '../store/sandbox-records.js';
import { html, type Markup } from './markup.js';
import { formatDate, formatMoney } from './page-formats.js';
import { renderPage, type SandboxPage } from './page-layout.js';

interface InvoiceView {
  invoice: InvoiceObject;
  /** The card on file. */
  card: CardBehavior;
  /** Whether it can be paid here. */
  isPayable: boolean;
}

/** The page of one finished invoice, on which an open one is paid or its payment confirmed. */
export function renderInvoicePage({ invoice, card, isPayable }: InvoiceView): SandboxPage {
  const body = html`<p class="lead">${formatDate(invoice.created)} · ${invoice.customer_name ?? invoice.customer_email ?? ''}</p>
<section class="card">
<p class="amount">${formatMoney(invoice.amount_due, invoice.currency)}</p>
<p class="hint">${invoice.status === 'paid' ? 'Paid. Thank you.' : `This invoice is ${invoice.status}.`}</p>
${isPayable && html`<div class="actions">${payButton(card)}</div>`}
</section>`;
  return renderPage({ title: `Invoice ${invoice.number ?? ''}`.trim(), body });
}

function payButton(card: CardBehavior): Markup {
  const label = card === 'asks' ? 'Confirm the payment' : 'Pay with the card 4242, which pays';
  return html`<form method="post"><input type="hidden" name="action" value="pay"><button class="primary">${label}</button></form>`;
}
