import type { Stripe } from 'stripe';
import type { PortalFlow } from './payment-gateway.js';
import { CATALOG_PRODUCTS, type CatalogEntry, type PlanSurface, TIERS } from './plan-catalog.js';
import { callStripe, onceFor } from './stripe-calls.js';

type Configuration = Stripe.BillingPortal.Configuration;

const APP_TAG = 'sop-platform';
/** Marks configurations that collect invoice details and cancellation reasons. */
const DETAILS_TAG = { details: 'address email name tax_id cancellation_reason' };
/** Options for the cancellation reason; answers stay at Stripe. */
const CANCELLATION_REASONS = ['too_expensive', 'missing_features', 'switched_service', 'unused', 'other'] as const;
const SURFACES: readonly PlanSurface[] = ['landing', 'dashboard'];

/** Prices that the portal offers. */
interface PortalPrices {
  sold: readonly CatalogEntry[];
  /** Price id by lookup key. */
  priceIds: ReadonlyMap<string, string>;
}

/** Portal configurations of the catalog, and their faults, one per line. */
export interface PreparedPortals {
  /**
   * Configuration id by surface: one for each, because a portal may not offer two prices of one product with the same
   * interval.
   */
  ids: Map<PlanSurface, string>;
  faults: string[];
}

/** Finds the portal configurations that offer exactly these prices, and creates missing ones if allowed. */
export async function preparePortals(
  stripe: Stripe,
  prices: PortalPrices,
  mayCreate: boolean,
): Promise<PreparedPortals> {
  const existing = await callStripe(() => stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  const prepared: PreparedPortals = { ids: new Map(), faults: [] };
  for (const surface of SURFACES) {
    const tags = tagsOf(surface, prices);
    const complete = existing.data.find((configuration) => hasTags(configuration, { ...tags, ...DETAILS_TAG }));
    // A configuration of an older version is used until a new one may be created.
    const older = mayCreate ? undefined : existing.data.find((configuration) => hasTags(configuration, tags));
    const portal = complete ?? older ?? (mayCreate ? await createPortal(stripe, surface, prices) : null);
    if (portal) prepared.ids.set(surface, portal.id);
    prepared.faults.push(...(portal ? faultsOf(surface, portal) : [`the portal page of the ${surface} is missing`]));
  }
  return prepared;
}

/** Stripe does not return a portal's prices, so they are recorded in the metadata. */
function tagsOf(surface: PlanSurface, prices: PortalPrices): Record<string, string> {
  return { app: APP_TAG, surface, prices: pricesOf(surface, prices).join(' ') };
}

function pricesOf(surface: PlanSurface, { sold, priceIds }: PortalPrices): string[] {
  return sold.filter((plan) => plan.surface === surface).map(({ lookupKey }) => priceIds.get(lookupKey) ?? '');
}

function hasTags({ metadata }: Configuration, tags: Record<string, string>): boolean {
  return Object.entries(tags).every(([name, value]) => metadata?.[name] === value);
}

function createPortal(stripe: Stripe, surface: PlanSurface, prices: PortalPrices): Promise<Configuration> {
  const products = TIERS.map((tier) => ({
    product: CATALOG_PRODUCTS[tier].id,
    prices: pricesOf(surface, { ...prices, sold: prices.sold.filter((plan) => plan.tier === tier) }),
  }));
  return callStripe(() =>
    stripe.billingPortal.configurations.create(
      {
        features: {
          customer_update: { enabled: true, allowed_updates: ['address', 'email', 'name', 'tax_id'] },
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: {
            enabled: true,
            mode: 'at_period_end',
            cancellation_reason: { enabled: true, options: [...CANCELLATION_REASONS] },
          },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            products,
            // Upgrades are invoiced immediately; downgrades, and changes from yearly to monthly, wait for the end of
            // the period.
            proration_behavior: 'always_invoice',
            schedule_at_period_end: {
              conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
            },
          },
        },
        metadata: { ...tagsOf(surface, prices), ...DETAILS_TAG },
      },
      onceFor(`portal-page-with-intervals:${surface}:${pricesOf(surface, prices).join(':')}`),
    ),
  );
}

/** Faults in settings that would give plans away, or charge for something that is not delivered. */
function faultsOf(surface: PlanSurface, { features }: Configuration): string[] {
  const { subscription_cancel: cancel, subscription_update: update, payment_method_update: card } = features;
  const delays = update.schedule_at_period_end.conditions.map(({ type }) => type);
  const demands: [isMet: boolean, demand: string][] = [
    [card.enabled, 'cards can be changed'],
    [cancel.enabled && cancel.mode === 'at_period_end', 'subscriptions can be canceled, at the end of the period'],
    [update.enabled && update.default_allowed_updates.includes('price'), 'the plan can be changed'],
    [update.proration_behavior === 'always_invoice', 'a better plan is invoiced at once'],
    [delays.includes('decreasing_item_amount'), 'a cheaper plan begins at the end of the period'],
  ];
  return demands
    .filter(([isMet]) => !isMet)
    .map(([, demand]) => `the portal page of the ${surface}: it must be set so that ${demand}`);
}

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

/**
 * Maps a portal flow to Stripe's parameters; afterwards, the person is redirected to `returnUrl`.
 * @param priceIds price id by lookup key
 */
export function toFlowData(flow: PortalFlow, returnUrl: string, priceIds: ReadonlyMap<string, string>): FlowData {
  const comeBack = { after_completion: { type: 'redirect' as const, redirect: { return_url: returnUrl } } };
  switch (flow.kind) {
    case 'cancel':
      return {
        type: 'subscription_cancel',
        ...comeBack,
        subscription_cancel: { subscription: flow.subscriptionId },
      };
    case 'update-card':
      return { type: 'payment_method_update', ...comeBack };
    case 'change-plan':
      return {
        type: 'subscription_update_confirm',
        ...comeBack,
        subscription_update_confirm: {
          subscription: flow.subscription.id,
          items: [changedItem(flow, priceIds)],
        },
      };
  }
}

/** The portal can change only subscriptions with a single item. */
function changedItem(
  { subscription, plan }: Extract<PortalFlow, { kind: 'change-plan' }>,
  priceIds: ReadonlyMap<string, string>,
) {
  const [item] = subscription.items;
  const price = priceIds.get(plan.lookupKey);
  if (!item || !price) throw new Error(`The subscription ${subscription.id} cannot be changed to ${plan.lookupKey}`);
  return { id: item.id, price, quantity: 1 };
}
