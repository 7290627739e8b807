import { z } from 'zod';
import { isRunning } from '../billing/subscription-steps.js';
import { collectLatestInvoiceFrom } from '../billing/subscription-steps-runner.js';
import type { SandboxContext } from '../sandbox-context.js';
import type { SandboxRecord } from '../store/sandbox-records.js';
import { renderInvoicePage } from './invoice-page.js';
import { redirectTo, renderMessage, type SandboxPage } from './page-layout.js';

const payForm = z.object({ action: z.literal('pay') });

/** Shows an invoice to anyone who has its URL, and takes its payment. */
export async function handleInvoicePage(context: SandboxContext, id: string, form: unknown): Promise<SandboxPage> {
  const record = await context.records.find('invoice', id);
  if (!record?.object.hosted_invoice_url) return renderMessage('Page not found', 'This invoice does not exist.', 404);
  const { object: invoice } = record;
  const subscription = await payableSubscriptionOf(context, record);
  if (subscription && payForm.safeParse(form).success) {
    // Such a payment does not change the card on file.
    await collectLatestInvoiceFrom(context, subscription, { at: context.now, card: 'pays' });
    return redirectTo(`/sandbox/invoice/${id}`);
  }
  const customer = await context.require('customer', invoice.customer ?? '');
  return renderInvoicePage({ invoice, card: customer.memo.card, isPayable: subscription !== null });
}

/**
 * The subscription that continues when this invoice is paid; null without an open amount, or without a subscription.
 */
async function payableSubscriptionOf(
  context: SandboxContext,
  { object: invoice }: SandboxRecord<'invoice'>,
): Promise<SandboxRecord<'subscription'> | null> {
  const details = invoice.parent?.subscription_details;
  if (invoice.status !== 'open' || !details) return null;
  const subscription = await context.require('subscription', String(details.subscription));
  return isRunning(subscription.object) && subscription.object.latest_invoice === invoice.id ? subscription : null;
}
