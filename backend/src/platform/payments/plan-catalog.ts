/** Tiers that can be bought; an Enterprise contract is not sold through a payment page (T2). */
export const TIERS = ['starter', 'professional'] as const;
export type Tier = (typeof TIERS)[number];

/** Where a price is shown: the landing page's cards or the dashboard's plan chooser. */
export type PlanSurface = 'landing' | 'dashboard';

/** One price that the product shows and therefore charges (T1). */
export interface CatalogEntry {
  /** The plan value exactly as the button sends it; its case identifies the surface (T4). */
  plan: PlanValue;
  tier: Tier;
  surface: PlanSurface;
  interval: BillingInterval;
  /** Lookup key of the price at the payment provider. */
  lookupKey: string;
  /** Amount of one payment. */
  unitAmountCents: number;
  displayName: string;
}

/** A tier's product at the provider. A subscription's tier is read from its product, never from its price. */
export interface CatalogProduct {
  id: string;
  tier: Tier;
  name: string;
}

export const CATALOG_CURRENCY = 'usd';

export const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

export type PlanValue = 'Starter' | 'Professional' | 'starter' | 'professional';

/** Monthly prices of the plans with a payment page, by the value that the button sends (S7.18, S7.19). */
export const PLAN_CATALOG: Readonly<Record<PlanValue, CatalogEntry>> = {
  Starter: {
    plan: 'Starter',
    tier: 'starter',
    surface: 'landing',
    interval: 'month',
    lookupKey: 'landing_starter_1500',
    unitAmountCents: 150_000,
    displayName: 'Starter',
  },
  Professional: {
    plan: 'Professional',
    tier: 'professional',
    surface: 'landing',
    interval: 'month',
    lookupKey: 'landing_professional_4500',
    unitAmountCents: 450_000,
    displayName: 'Professional',
  },
  starter: {
    plan: 'starter',
    tier: 'starter',
    surface: 'dashboard',
    interval: 'month',
    lookupKey: 'dashboard_starter_1500',
    unitAmountCents: 150_000,
    displayName: 'Starter',
  },
  professional: {
    plan: 'professional',
    tier: 'professional',
    surface: 'dashboard',
    interval: 'month',
    lookupKey: 'dashboard_professional_5000',
    unitAmountCents: 500_000,
    displayName: 'Professional',
  },
};

export const CATALOG_PRODUCTS: Readonly<Record<Tier, CatalogProduct>> = {
  starter: { id: 'tier_starter', tier: 'starter', name: 'Starter' },
  professional: { id: 'tier_professional', tier: 'professional', name: 'Professional' },
};

/** Returns the plan of a value, case-sensitive; null if there is no such plan. */
export function findPlan(value: string): CatalogEntry | null {
  return isPlanValue(value) ? PLAN_CATALOG[value] : null;
}

/** Returns the tier of a product; null if the product is not in the catalog. */
export function tierOfProduct(productId: string): Tier | null {
  const product = Object.values(CATALOG_PRODUCTS).find((candidate) => candidate.id === productId);
  return product?.tier ?? null;
}

/** The plan's yearly price. @param annualMonths number of monthly prices that a year costs */
export function yearlyOf(entry: CatalogEntry, annualMonths: number): CatalogEntry {
  const unitAmountCents = entry.unitAmountCents * annualMonths;
  const lookupKey = `${entry.surface}_${entry.tier}_${unitAmountCents / 100}_yearly`;
  return { ...entry, interval: 'year', lookupKey, unitAmountCents };
}

/**
 * All prices that are sold, cheapest first within each surface and interval.
 * @param annualMonths number of monthly prices that a year costs; 0: no yearly prices
 */
export function soldPrices(annualMonths: number): CatalogEntry[] {
  const monthly = Object.values(PLAN_CATALOG);
  const yearly = annualMonths > 0 ? monthly.map((entry) => yearlyOf(entry, annualMonths)) : [];
  return [...monthly, ...yearly];
}

function isPlanValue(value: string): value is PlanValue {
  return Object.hasOwn(PLAN_CATALOG, value);
}
