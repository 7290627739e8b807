import { lineOf } from '../object-shapes/subscription.js';
import { handlePortalAction } from '../portal-actions.js';
import type { SandboxRecord } from '../sandbox-records.js';
import type { SandboxWorld } from '../sandbox-world.js';
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
  if (form === null) return renderPortalPage(await viewOf(world, record, null));
  const outcome = await handlePortalAction(world, record.object, form);
  if (outcome !== 'done') return renderPortalPage(await viewOf(world, record, outcome.notice));
  const { flow } = record.object;
  return redirectTo(flow?.after_completion.redirect?.return_url ?? `/sandbox/portal/${id}`);
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
  const confirmed = session.flow?.subscription_update_confirm?.items[0]?.price;
  const presented: PortalView['subscriptions'] = [];
  for (const subscription of subscriptions) presented.push(await presentSubscription(world, subscription));
  return {
    session,
    subscriptions: presented,
    offers: await offersOf(world, session.configuration),
    confirmation: confirmed ? await namePrice(world, confirmed) : null,
    card: customer.memo.card,
    invoices: invoices.map(({ object }) => object),
    notice,
  };
}

async function presentSubscription(world: SandboxWorld, { object, memo }: SandboxRecord<'subscription'>) {
  const { name: planName } = await namePrice(world, lineOf(object).price.id);
  const next = memo.nextPriceId ? await namePrice(world, memo.nextPriceId) : null;
  return { object, planName, nextPlanName: next?.name ?? null };
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
