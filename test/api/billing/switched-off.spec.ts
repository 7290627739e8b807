import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { useApi } from '../../support/test-site.js';
import { check, createCheckout } from './billing-fixture.js';

const site = useApi({ BILLING_MODE: 'none', BILLING_NONE_TIER: 'starter' });

let person: Person;

beforeAll(async () => {
  person = await site.personOf('staff@example.test', 'user');
});

describe('an installation that sells nothing', () => {
  it("gives everybody the operator's tier, with its seats (T45)", async () => {
    expect(await check(person)).toEqual({ subscribed: true, subscription_tier: 'starter', subscription_end: null });
    expect((await person.client.get('/subscriptions/me')).body).toMatchObject({ seat_limit: 15 });
    expect((await person.client.post('/sops', { prompt: 'Water the plants' })).status).toBe(201);
  });

  it('has no payment page and no portal, and still a way to ask for Enterprise', async () => {
    const purchase = await person.client.post('/functions/create-checkout', { plan: 'professional' });
    const portal = await person.client.post('/functions/customer-portal');
    expect([purchase.status, purchase.body['code']]).toEqual([409, 'billing-is-off']);
    expect([portal.status, portal.body['code']]).toEqual([409, 'billing-is-off']);
    expect(await createCheckout(person, 'Enterprise')).toBe('/contact?subject=Enterprise%20plan');
  });

  it('verifies no payment and believes no webhook', async () => {
    expect(await check(person, 'cs_test_1')).toMatchObject({ payment_verified: false });
    const webhook = await new ApiClient(site.origin).post('/stripe/webhook', { id: 'evt_1' });
    expect(webhook.status).toBe(400);
  });
});
