import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../../support/accounts.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { createCheckout, rowThat } from './billing-fixture.js';
import { StripeStandIn } from './stripe-stand-in.js';

const DAY_S = 86_400;

let database: TestDatabase;
let standIn: StripeStandIn;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  standIn = await StripeStandIn.open();
  server = await startSharedServer({ databaseUrl: database.url, env: standIn.env });
  standIn.tell(server);
});

afterAll(async () => {
  await server?.discard();
  await standIn?.close();
  await database?.drop();
});

/** What an operator does at Stripe by hand, as docs/billing.md says. */
async function sign({ userId }: Person, metadata: Record<string, string>): Promise<string> {
  const { stripe } = standIn;
  const customer = await stripe.customers.create({ name: 'Acme GmbH', email: 'books@acme.example' });
  const product = await stripe.products.create({ name: 'Enterprise for Acme', metadata });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 9_600_000,
    recurring: { interval: 'year' },
  });
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    collection_method: 'send_invoice',
    days_until_due: 30,
    metadata: { user_id: userId },
  });
  return customer.id;
}

const newcomer = (name: string): Promise<Person> => personOf(server, `${name}@example.test`, 'user');
const seatsOf = async ({ client }: Person) => (await client.get('/subscriptions/me')).body['seat_limit'];

describe('an Enterprise contract that is paid by invoice (billing 4.3)', () => {
  it('opens the product with its seats, and is changed by talking only', async () => {
    const person = await newcomer('acme');
    await sign(person, { tier: 'enterprise', seats: '80' });
    await rowThat(person, (row) => row.subscription_tier === 'enterprise');
    const { body } = await person.client.get('/subscriptions/me');
    expect(body).toMatchObject({ seat_limit: 80, monthly_amount_cents: 800_000, billed_months: 12 });
    expect((await person.client.post('/functions/generate-install-link')).status).toBe(200);
    const page = await standIn.open(await createCheckout(person, 'professional'));
    expect(page.html).toContain('Enterprise for Acme');
    expect(page.html).not.toContain('Confirm the change');
  });

  it('whose invoice is overdue leads to that invoice, and stays open for the grace', async () => {
    const person = await newcomer('slow-payer');
    const customer = await sign(person, { tier: 'enterprise', seats: '20' });
    await rowThat(person, (row) => row.subscribed);
    await standIn.sandbox.advance({ seconds: DAY_S, customer });
    await standIn.sandbox.advance({ seconds: 31 * DAY_S, customer });
    await rowThat(person, (row) => Date.parse(row.subscription_end ?? '') < Date.now());
    expect(await seatsOf(person)).toBe(20);
    const page = (await person.client.post<{ url: string }>('/subscriptions/me/payment')).body.url;
    expect(page).toContain('/sandbox/invoice/');
    const [invoice] = (await standIn.stripe.invoices.list({ customer })).data;
    await standIn.stripe.invoices.pay(invoice?.id ?? '', { paid_out_of_band: true });
    await rowThat(person, (row) => Date.parse(row.subscription_end ?? '') > Date.now());
  });

  it('is none without the word for it in the product', async () => {
    const person = await newcomer('reader');
    await sign(person, { tier: 'magazine', seats: '80' });
    await person.client.post('/functions/check-subscription');
    expect(await seatsOf(person)).toBe(0);
  });
});
