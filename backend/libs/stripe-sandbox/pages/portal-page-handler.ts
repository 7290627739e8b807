import { dueToday } from '../billing/plan-changes.js';
import { handlePortalAction } from '../billing/portal-actions.js';
import { isRunning } from '../billing/subscription-steps.js';
import { lineOf } from '../object-shapes/subscription.js';
import type { SandboxContext } from '../sandbox-context.js';
import type { SandboxRecord } from '../store/sandbox-records.js';
import { type ConfirmationView, renderConfirmationPage } from './confirmation-page.js';
import { redirectTo, renderMessage, type SandboxPage } from './page-layout.js';
import { type NamedPrice, type PortalView, renderPortalPage } from './portal-page.js';

const SESSION_DURATION_S = 30 * 60;

type PortalRecord = SandboxRecord<'billing_portal.session'>;

/** Shows the portal, or executes the action of `form`. */
export async function handlePortalPage(context: SandboxContext, id: string, form: unknown): Promise<SandboxPage> {
  const record = await context.records.find('billing_portal.session', id);
  if (!record) return renderMessage('Page not found', 'This billing page does not exist.', 404);
  if (record.object.created + SESSION_DURATION_S < context.now) {
    return renderMessage('Page expired', 'Open billing again from the product.', 410, record.object.return_url);
  }
  if (form === null) return showPage(context, record, null);
  const outcome = await handlePortalAction(context, record.object, form);
  if (outcome !== 'done') return showPage(context, record, outcome.notice);
  const { flow } = record.object;
  return redirectTo(flow?.after_completion.redirect?.return_url ?? `/sandbox/portal/${id}`);
}

async function showPage(context: SandboxContext, record: PortalRecord, notice: string | null): Promise<SandboxPage> {
  const confirmation = await confirmationOf(context, record, notice);
  return confirmation ? renderConfirmationPage(confirmation) : renderPortalPage(await viewOf(context, record, notice));
}

/** The change to confirm; null when the page was not opened for that, or the subscription has changed since. */
async function confirmationOf(
  context: SandboxContext,
  { object: session }: PortalRecord,
  notice: string | null,
): Promise<ConfirmationView | null> {
  const change = session.flow?.subscription_update_confirm;
  const wantedId = change?.items[0]?.price;
  if (!change || !wantedId) return null;
  const { object: subscription, memo } = await context.require('subscription', change.subscription);
  const currentId = lineOf(subscription).price.id;
  if (!isRunning(subscription) || [currentId, memo.nextPriceId].includes(wantedId)) return null;
  const wanted = await namePrice(context, wantedId);
  return {
    subscription,
    current: await namePrice(context, currentId),
    wanted,
    due: dueToday(context.now, subscription, wanted.price),
    returnUrl: session.flow?.after_completion.redirect?.return_url ?? `/sandbox/portal/${session.id}`,
    notice,
  };
}

async function viewOf(
  context: SandboxContext,
  { object: session }: PortalRecord,
  notice: string | null,
): Promise<PortalView> {
  const ofCustomer = { customer: session.customer };
  const customer = await context.require('customer', session.customer);
  const configuration = await context.require('billing_portal.configuration', session.configuration);
  const subscriptions = await context.records.list('subscription', ofCustomer);
  const invoices = await context.records.list('invoice', ofCustomer);
  const presented: PortalView['subscriptions'] = [];
  for (const subscription of subscriptions) presented.push(await presentSubscription(context, subscription));
  return {
    session,
    now: context.now,
    subscriptions: presented,
    offers: await offersOf(context, session.configuration),
    card: customer.memo.card,
    details: await detailsOf(context, session, customer),
    cancellationReasons: configuration.object.features.subscription_cancel.cancellation_reason.options,
    invoices: invoices.map(({ object }) => object),
    notice,
  };
}

async function detailsOf(
  context: SandboxContext,
  session: PortalRecord['object'],
  { object, memo }: SandboxRecord<'customer'>,
): Promise<PortalView['details']> {
  const configuration = await context.require('billing_portal.configuration', session.configuration);
  if (!configuration.object.features.customer_update.enabled) return null;
  const { line1, postal_code, city, country } = object.address ?? {};
  return {
    email: object.email ?? '',
    values: {
      line1: line1 ?? undefined,
      postal_code: postal_code ?? undefined,
      city: city ?? undefined,
      country: country ?? undefined,
      business_name: object.business_name,
      tax_id: memo.taxIds?.[0]?.value ?? undefined,
    },
  };
}

async function presentSubscription(context: SandboxContext, { object, memo }: SandboxRecord<'subscription'>) {
  const { name: planName } = await namePrice(context, lineOf(object).price.id);
  const next = memo.nextPriceId ? await namePrice(context, memo.nextPriceId) : null;
  return { object, planName, next };
}

async function offersOf(context: SandboxContext, configurationId: string): Promise<NamedPrice[]> {
  const configuration = await context.require('billing_portal.configuration', configurationId);
  const products = configuration.object.features.subscription_update.products ?? [];
  const offers: NamedPrice[] = [];
  for (const price of products.flatMap(({ prices }) => prices)) offers.push(await namePrice(context, price));
  return offers;
}

async function namePrice(context: SandboxContext, id: string): Promise<NamedPrice> {
  const { object: price } = await context.require('price', id);
  const product = await context.require('product', price.product);
  return { price, name: product.object.name };
}
