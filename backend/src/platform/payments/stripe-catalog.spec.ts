import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Stripe } from 'stripe';
import { SandboxHarness } from '../../../libs/stripe-sandbox/testing/sandbox-harness.js';
import { soldPrices } from './plan-catalog.js';
import { prepareCatalog } from './stripe-catalog.js';

let harness: SandboxHarness;
let stripe: Stripe;

beforeEach(async () => {
  harness = new SandboxHarness();
  stripe = await harness.connect();
});

afterEach(() => harness.close());

const create = () => prepareCatalog(stripe, soldPrices(0), true);
const compare = () => prepareCatalog(stripe, soldPrices(0), false);

async function portalOf(surface: string): Promise<Stripe.BillingPortal.Configuration> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true });
  const found = data.find(({ metadata }) => metadata?.['surface'] === surface);
  if (!found) throw new Error(`There is no portal of the ${surface}`);
  return found;
}

describe('the catalog at Stripe', () => {
  it('is made once, however many processes prepare it at the same time', async () => {
    const [one, other] = await Promise.all([create(), create()]);
    expect(one).toEqual(other);
    expect((await stripe.products.list()).data).toHaveLength(2);
    expect((await stripe.prices.list()).data).toHaveLength(4);
    expect((await stripe.billingPortal.configurations.list()).data).toHaveLength(2);
  });

  it('is in order after it was made', async () => {
    const made = await create();
    expect(await compare()).toEqual(made);
  });

  it('lacks every price when nothing was made, and makes nothing by comparing', async () => {
    await expect(compare()).rejects.toMatchObject({
      faults: [
        'landing_starter_1500: there is no active price with this lookup key',
        'landing_professional_4500: there is no active price with this lookup key',
        'dashboard_starter_1500: there is no active price with this lookup key',
        'dashboard_professional_5000: there is no active price with this lookup key',
      ],
    });
    expect((await stripe.products.list()).data).toEqual([]);
  });

  it('may hold no amount but the one shown', async () => {
    await create();
    await stripe.prices.create({
      product: 'tier_professional',
      currency: 'usd',
      unit_amount: 450_000,
      recurring: { interval: 'month' },
      lookup_key: 'dashboard_professional_5000',
      transfer_lookup_key: true,
    });
    const faults = ['dashboard_professional_5000: the unit amount is 450000, not 500000'];
    await expect(compare()).rejects.toMatchObject({ faults });
    await expect(create()).rejects.toMatchObject({ faults });
  });
});

describe('a portal page', () => {
  it('that is missing is a fault', async () => {
    await create();
    await stripe.billingPortal.configurations.update((await portalOf('landing')).id, { active: false });
    await expect(compare()).rejects.toMatchObject({ faults: ['the portal page of the landing is missing'] });
  });

  it('that offers prices of another year is none of ours', async () => {
    await create();
    const { id } = await portalOf('dashboard');
    await stripe.billingPortal.configurations.update(id, { metadata: { prices: 'price_of_last_year' } });
    await expect(compare()).rejects.toMatchObject({ faults: ['the portal page of the dashboard is missing'] });
  });

  it('of an older version does until a new one may be made, where companies change their details (billing M4)', async () => {
    await create();
    for (const surface of ['landing', 'dashboard']) {
      const { id } = await portalOf(surface);
      await stripe.billingPortal.configurations.update(id, { metadata: { details: '' } });
    }
    const older = await compare();
    // Longer than Stripe remembers idempotency keys.
    harness.clock.advance(25 * 3600 * 1000);
    expect((await stripe.billingPortal.configurations.list()).data).toHaveLength(2);
    const newer = await create();
    expect(newer.portalConfigurationIds).not.toEqual(older.portalConfigurationIds);
    expect(await compare()).toEqual(newer);
    expect((await portalOf('dashboard')).features.customer_update).toEqual({
      enabled: true,
      allowed_updates: ['address', 'email', 'name', 'tax_id'],
    });
  });

  const demands: [demand: string, features: Stripe.BillingPortal.ConfigurationUpdateParams.Features][] = [
    ['cards can be changed', { payment_method_update: { enabled: false } }],
    ['subscriptions can be canceled, at the end of the period', { subscription_cancel: { enabled: false } }],
    ['the plan can be changed', { subscription_update: { enabled: false } }],
    ['a better plan is invoiced at once', { subscription_update: { enabled: true, proration_behavior: 'none' } }],
    [
      'a cheaper plan begins at the end of the period',
      { subscription_update: { enabled: true, schedule_at_period_end: { conditions: [] } } },
    ],
  ];

  it.each(demands)('must be set so that %s', async (demand, features) => {
    await create();
    await stripe.billingPortal.configurations.update((await portalOf('dashboard')).id, { features });
    await expect(compare()).rejects.toMatchObject({
      faults: expect.arrayContaining([`the portal page of the dashboard: it must be set so that ${demand}`]),
    });
  });
});
