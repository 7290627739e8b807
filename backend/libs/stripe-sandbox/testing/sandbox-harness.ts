import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { FakeClock } from '../../../../test/support/fake-clock.js';
import { findPlan, type PlanValue } from '../../../src/platform/payments/plan-catalog.js';
import { StripePaymentGateway } from '../../../src/platform/payments/stripe.payment-gateway.js';
import { createStripeClient } from '../../../src/platform/payments/stripe-client.js';
import { WEBHOOK_EVENT_TYPES } from '../../../src/platform/payments/stripe-webhooks.js';
import { BillingSandbox } from '../billing-sandbox.js';
import type { SandboxPage } from '../pages/page-layout.js';
import { MemorySandboxStore } from '../store/memory.sandbox-store.js';
import type { CardBehavior } from '../store/sandbox-records.js';
import type { SandboxStore } from '../store/sandbox-store.js';

export const PAGE_ORIGIN = 'https://app.example';
/** The buyer of the harness. */
export const BUYER_ID = '0198f000-0000-7000-8000-000000000001';

const WEBHOOK_SECRET = 'whsec_for_tests';

/** A webhook that records verified events, and responds with the configured statuses, then with 200. */
export class TestWebhook {
  readonly received: Stripe.Event[] = [];
  readonly bodies: string[] = [];
  readonly nextStatuses: number[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const signature = String(request.headers['stripe-signature']);
      this.bodies.push(Buffer.concat(chunks).toString('utf8'));
      this.received.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, WEBHOOK_SECRET));
      response.writeHead(this.nextStatuses.shift() ?? 200).end();
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhook`;
  }

  get types(): string[] {
    return this.received.map(({ type }) => type);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** A sandbox with the real SDK as its client. */
export class SandboxHarness {
  /** Starts at the real time, because the SDK compares signatures with it. */
  readonly clock = new FakeClock(Date.now());
  readonly faults: unknown[] = [];
  /** Trial days of new subscriptions. */
  trialDays = 0;
  readonly sandbox: BillingSandbox;
  stripe: Stripe;
  gateway: StripePaymentGateway;

  constructor(readonly store: SandboxStore = new MemorySandboxStore()) {
    this.sandbox = new BillingSandbox({
      store,
      clock: this.clock,
      pageOrigin: PAGE_ORIGIN,
      webhookSecret: WEBHOOK_SECRET,
      webhookEventTypes: WEBHOOK_EVENT_TYPES,
      onFault: (error) => this.faults.push(error),
    });
  }

  /** Starts to listen, with an empty catalog. */
  async connect(): Promise<Stripe> {
    const apiBase = `http://127.0.0.1:${await this.sandbox.listen()}`;
    return createStripeClient({ secretKey: this.sandbox.apiKey, apiBase });
  }

  async start(): Promise<void> {
    this.stripe = await this.connect();
    this.gateway = new StripePaymentGateway({
      stripe: this.stripe,
      mode: 'sandbox',
      webhookSecrets: [WEBHOOK_SECRET],
    });
    await this.gateway.ensureCatalog();
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }

  async createCustomer(): Promise<string> {
    const { id } = await this.stripe.customers.create({ email: 'ada@example.com', name: 'Ada' });
    return id;
  }

  async createCheckout(customerId: string, planValue: PlanValue = 'starter') {
    const plan = findPlan(planValue);
    if (!plan) throw new Error(`There is no plan ${planValue}`);
    return this.gateway.createCheckout({
      customerId,
      userId: BUYER_ID,
      plan,
      trialDays: this.trialDays,
      successUrl: `${PAGE_ORIGIN}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${PAGE_ORIGIN}/dashboard`,
    });
  }

  /** Pays a new checkout with a test card, and returns the customer. */
  async buy(planValue: PlanValue = 'starter', card: CardBehavior = 'pays'): Promise<string> {
    const customerId = await this.createCustomer();
    const checkout = await this.createCheckout(customerId, planValue);
    await this.submit(checkout.url, { card });
    return customerId;
  }

  open(url: string): Promise<SandboxPage> {
    return this.sandbox.handlePage({ method: 'GET', path: new URL(url).pathname });
  }

  submit(url: string, body: Record<string, string>): Promise<SandboxPage> {
    return this.sandbox.handlePage({ method: 'POST', path: new URL(url).pathname, body });
  }

  /** The customer's only subscription. */
  async subscriptionOf(customerId: string): Promise<Stripe.Subscription> {
    const { data } = await this.stripe.subscriptions.list({ customer: customerId, status: 'all' });
    const [subscription] = data;
    if (!subscription || data.length > 1) throw new Error(`Expected one subscription, found ${data.length}`);
    return subscription;
  }
}
