import type { Stripe } from 'stripe';
import { CatalogMismatchError } from './payment-gateway.js';
import { CATALOG_CURRENCY, CATALOG_PRODUCTS, type CatalogEntry, type PlanSurface } from './plan-catalog.js';
import { callStripe, findInStripe, onceFor } from './stripe-calls.js';
import { preparePortals } from './stripe-portals.js';
import { idOf } from './stripe-subscription.js';

/** Ids of the catalog's objects at Stripe. */
export interface StripeCatalog {
  /** Price id by lookup key. */
  priceIds: ReadonlyMap<string, string>;
  /** Portal configuration id by surface. */
  portalConfigurationIds: ReadonlyMap<PlanSurface, string>;
}

/**
 * Validates Stripe's objects against the plan catalog, after creating missing ones if allowed. Existing objects are
 * never changed.
 * @param sold every price that the product sells
 * @throws CatalogMismatchError
 */
export async function prepareCatalog(
  stripe: Stripe,
  sold: readonly CatalogEntry[],
  mayCreate: boolean,
): Promise<StripeCatalog> {
  if (mayCreate) await createProducts(stripe);
  const prices = await listPrices(stripe, sold);
  const missing = sold.filter(({ lookupKey }) => !prices.has(lookupKey));
  if (mayCreate) {
    for (const plan of missing) prices.set(plan.lookupKey, await createPrice(stripe, plan));
  }
  const faults = sold.flatMap((plan) => faultsOf(plan, prices.get(plan.lookupKey)));
  if (faults.length > 0) throw new CatalogMismatchError(faults);
  const priceIds = new Map([...prices].map(([lookupKey, price]) => [lookupKey, price.id]));
  const portals = await preparePortals(stripe, { sold, priceIds }, mayCreate);
  if (portals.faults.length > 0) throw new CatalogMismatchError(portals.faults);
  return { priceIds, portalConfigurationIds: portals.ids };
}

async function createProducts(stripe: Stripe): Promise<void> {
  for (const { id, name, tier } of Object.values(CATALOG_PRODUCTS)) {
    const existing = await findInStripe(() => stripe.products.retrieve(id));
    if (!existing)
      await callStripe(() => stripe.products.create({ id, name, metadata: { tier } }, onceFor(`product:${id}`)));
  }
}

async function listPrices(stripe: Stripe, sold: readonly CatalogEntry[]): Promise<Map<string, Stripe.Price>> {
  const lookupKeys = sold.map(({ lookupKey }) => lookupKey);
  const prices = await callStripe(() => stripe.prices.list({ lookup_keys: lookupKeys, active: true, limit: 100 }));
  return new Map(prices.data.map((price) => [price.lookup_key ?? '', price]));
}

function createPrice(stripe: Stripe, plan: CatalogEntry): Promise<Stripe.Price> {
  return callStripe(() =>
    stripe.prices.create(
      {
        product: CATALOG_PRODUCTS[plan.tier].id,
        currency: CATALOG_CURRENCY,
        unit_amount: plan.unitAmountCents,
        recurring: { interval: plan.interval },
        lookup_key: plan.lookupKey,
        tax_behavior: 'exclusive',
      },
      onceFor(`price:${plan.lookupKey}:${plan.unitAmountCents}`),
    ),
  );
}

function faultsOf(plan: CatalogEntry, price: Stripe.Price | undefined): string[] {
  if (!price) return [`${plan.lookupKey}: there is no active price with this lookup key`];
  const expected = {
    product: CATALOG_PRODUCTS[plan.tier].id,
    'unit amount': plan.unitAmountCents,
    currency: CATALOG_CURRENCY,
    interval: plan.interval,
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
