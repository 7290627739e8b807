import type { Stripe } from 'stripe';
import { CatalogueMismatchError, type PaymentMode } from './payment-gateway.js';
import {
  CATALOGUE_CURRENCY,
  CATALOGUE_INTERVAL,
  CATALOGUE_PRODUCTS,
  type CatalogueEntry,
  PLAN_CATALOGUE,
  type PlanSurface,
  plansOfSurface,
} from './plan-catalogue.js';
import { callStripe, findInStripe } from './stripe-errors.js';
import { idOf } from './stripe-subscription.js';

const APP_TAG = 'sop-platform';
const SURFACES: readonly PlanSurface[] = ['landing', 'dashboard'];

/** What the catalogue is called at Stripe. */
export interface StripeCatalogue {
  /** Price id by lookup key. */
  priceIds: ReadonlyMap<string, string>;
  /**
   * Portal configuration by surface: one for each, because a portal may not offer two prices of one product with the
   * same interval.
   */
  portalConfigurationIds: ReadonlyMap<PlanSurface, string>;
}

/**
 * Brings Stripe's side in line with the plan catalogue. In live mode nothing is made or changed.
 * @throws CatalogueMismatchError
 */
export async function prepareCatalogue(stripe: Stripe, mode: PaymentMode): Promise<StripeCatalogue> {
  const mayCreate = mode !== 'live';
  if (mayCreate) await createProducts(stripe);
  const prices = await listPrices(stripe);
  const missing = Object.values(PLAN_CATALOGUE).filter(({ lookupKey }) => !prices.has(lookupKey));
  if (mayCreate) {
    for (const plan of missing) prices.set(plan.lookupKey, await createPrice(stripe, plan));
  }
  const faults = Object.values(PLAN_CATALOGUE).flatMap((plan) => faultsOf(plan, prices.get(plan.lookupKey)));
  if (faults.length > 0) throw new CatalogueMismatchError(faults);
  const priceIds = new Map([...prices].map(([lookupKey, price]) => [lookupKey, price.id]));
  return { priceIds, portalConfigurationIds: await preparePortals(stripe, priceIds, mayCreate) };
}

async function createProducts(stripe: Stripe): Promise<void> {
  for (const { id, name, tier } of Object.values(CATALOGUE_PRODUCTS)) {
    const existing = await findInStripe(() => stripe.products.retrieve(id));
    if (!existing)
      await callStripe(() => stripe.products.create({ id, name, metadata: { tier } }, onceFor(`product:${id}`)));
  }
}

async function listPrices(stripe: Stripe): Promise<Map<string, Stripe.Price>> {
  const lookupKeys = Object.values(PLAN_CATALOGUE).map(({ lookupKey }) => lookupKey);
  const prices = await callStripe(() => stripe.prices.list({ lookup_keys: lookupKeys, active: true, limit: 100 }));
  return new Map(prices.data.map((price) => [price.lookup_key ?? '', price]));
}

function createPrice(stripe: Stripe, plan: CatalogueEntry): Promise<Stripe.Price> {
  return callStripe(() =>
    stripe.prices.create(
      {
        product: CATALOGUE_PRODUCTS[plan.tier].id,
        currency: CATALOGUE_CURRENCY,
        unit_amount: plan.unitAmountCents,
        recurring: { interval: CATALOGUE_INTERVAL },
        lookup_key: plan.lookupKey,
        tax_behavior: 'exclusive',
      },
      onceFor(`price:${plan.lookupKey}:${plan.unitAmountCents}`),
    ),
  );
}

function faultsOf(plan: CatalogueEntry, price: Stripe.Price | undefined): string[] {
  if (!price) return [`${plan.lookupKey}: there is no active price with this lookup key`];
  const expected = {
    product: CATALOGUE_PRODUCTS[plan.tier].id,
    'unit amount': plan.unitAmountCents,
    currency: CATALOGUE_CURRENCY,
    interval: CATALOGUE_INTERVAL,
    'interval count': 1,
  };
  const actual: Record<keyof typeof expected, string | number | null | undefined> = {
    product: idOf(price.product),
    'unit amount': price.unit_amount,
    currency: price.currency,
    interval: price.recurring?.interval,
    'interval count': price.recurring?.interval_count,
  };
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((field) => actual[field] !== expected[field])
    .map((field) => `${plan.lookupKey}: the ${field} is ${actual[field]}, not ${expected[field]}`);
}

async function preparePortals(
  stripe: Stripe,
  priceIds: ReadonlyMap<string, string>,
  mayCreate: boolean,
): Promise<Map<PlanSurface, string>> {
  const existing = await callStripe(() => stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  const ids = new Map<PlanSurface, string>();
  for (const surface of SURFACES) {
    const found = existing.data.find(
      ({ metadata }) => metadata?.['app'] === APP_TAG && metadata['surface'] === surface,
    );
    if (found) ids.set(surface, found.id);
    else if (mayCreate) ids.set(surface, await createPortalConfiguration(stripe, surface, priceIds));
  }
  const missing = SURFACES.filter((surface) => !ids.has(surface));
  if (missing.length === 0) return ids;
  throw new CatalogueMismatchError(
    missing.map((surface) => `portal configuration: none has the metadata app=${APP_TAG}, surface=${surface}`),
  );
}

async function createPortalConfiguration(
  stripe: Stripe,
  surface: PlanSurface,
  priceIds: ReadonlyMap<string, string>,
): Promise<string> {
  const products = plansOfSurface(surface).map((plan) => ({
    product: CATALOGUE_PRODUCTS[plan.tier].id,
    prices: [priceIds.get(plan.lookupKey) ?? ''],
  }));
  const configuration = await callStripe(() =>
    stripe.billingPortal.configurations.create(
      {
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            products,
            // A better plan is paid at once, a cheaper one waits for the end of what is paid.
            proration_behavior: 'always_invoice',
            schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
          },
        },
        metadata: { app: APP_TAG, surface },
      },
      onceFor(`portal:${surface}:${products.flatMap(({ prices }) => prices).join(':')}`),
    ),
  );
  return configuration.id;
}

/** Lets several starting processes make a thing once. */
function onceFor(subject: string): Stripe.RequestOptions {
  return { idempotencyKey: `catalogue:${subject}` };
}
