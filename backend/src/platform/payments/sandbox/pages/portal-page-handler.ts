import { lineOf } from '../object-shapes/subscription.js';
import { handlePortalAction } from '../portal-actions.js';
import type { SandboxRecord } from '../sandbox-records.js';
import type { SandboxWorld } from '../sandbox-world.js';
import { isRunning } from '../subscription-steps.js';
import { type ConfirmationView, renderConfirmationPage } from './confirmation-page.js';
import { redirectTo, renderMessage, type SandboxPage } from './page-layout.js';
import { type NamedPrice, type PortalView, renderPortalPage } from './portal-page.js';

const SESSION_DURATION_S = 30 * 60;

type PortalRecord = SandboxRecord<'billing_portal.session'>;

/** Shows the portal, or does what `form` asks for. */
export async function handlePortalPage(world: SandboxWorld, id: string, form: unknown): Promise<SandboxPage> {
  const record = await world.records.find('billing_portal.session', id);
  if (!record) return renderMessage('Page not found', 'This billing page does not exist.', 404);
  if (record.object.created + SESSION_DURATION_S < world.now) {
    return renderMessage('Page expired', 'Open billing again from the product.', 410, record.object.return_url);
  }
  if (form === null) return showPage(world, record, null);
  const outcome = await handlePortalAction(world, record.object, form);
  if (outcome !== 'done') return showPage(world, record, outcome.notice);
  const { flow } = record.object;
  return redirectTo(flow?.after_completion.redirect?.return_url ?? `/sandbox/portal/${id}`);
}

async function showPage(world: SandboxWorld, record: PortalRecord, notice: string | null): Promise<SandboxPage> {
  const confirmation = await confirmationOf(world, record, notice);
  return confirmation ? renderConfirmationPage(confirmation) : renderPortalPage(await viewOf(world, record, notice));
}

/** What there is to confirm; null when the page was not opened for that, or the subscription is not as it was then. */
async function confirmationOf(
  world: SandboxWorld,
  { object: session }: PortalRecord,
  notice: string | null,
): Promise<ConfirmationView | null> {
  const change = session.flow?.subscription_update_confirm;
  const wantedId = change?.items[0]?.price;
  if (!change || !wantedId) return null;
  const { object: subscription, memo } = await world.require('subscription', change.subscription);
  const currentId = lineOf(subscription).price.id;
  if (!isRunning(subscription) || [currentId, memo.nextPriceId].includes(wantedId)) return null;
  return {
    subscription,
    current: await namePrice(world, currentId),
    wanted: await namePrice(world, wantedId),
    returnUrl: session.flow?.after_completion.redirect?.return_url ?? `/sandbox/portal/${session.id}`,
    notice,
  };
}

async function viewOf(
  world: SandboxWorld,
  { object: session }: PortalRecord,
  notice: string | null,
): Promise<PortalView> {
  const ofCustomer = { customer: session.customer };
  const customer = await world.require('customer', session.customer);
  const subscriptions = await world.records.list('subscription', ofCustomer);
  const invoices = await world.records.list('invoice', ofCustomer);
  const presented: PortalView['subscriptions'] = [];
  for (const subscription of subscriptions) presented.push(await presentSubscription(world, subscription));
  return {
    session,
    subscriptions: presented,
    offers: await offersOf(world, session.configuration),
    card: customer.memo.card,
    invoices: invoices.map(({ object }) => object),
    notice,
  };
}

async function presentSubscription(world: SandboxWorld, { object, memo }: SandboxRecord<'subscription'>) {
  const { name: planName } = await namePrice(world, lineOf(object).price.id);
  const next = memo.nextPriceId ? await namePrice(world, memo.nextPriceId) : null;
  return { object, planName, next };
}

async function offersOf(world: SandboxWorld, configurationId: string): Promise<NamedPrice[]> {
  const configuration = await world.require('billing_portal.configuration', configurationId);
  const products = configuration.object.features.subscription_update.products ?? [];
  const offers: NamedPrice[] = [];
  for (const price of products.flatMap(({ prices }) => prices)) offers.push(await namePrice(world, price));
  return offers;
}

async function namePrice(world: SandboxWorld, id: string): Promise<NamedPrice> {
  const { object: price } = await world.require('price', id);
  const product = await world.require('product', price.product);
  return { price, name: product.object.name };
}
