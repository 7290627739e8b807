import { Stripe } from 'stripe';
import { BillingSandbox, MemorySandboxStore, type SandboxPage } from '../../../backend/libs/stripe-sandbox/index.js';
import { SystemClock } from '../../../backend/src/common/clock.js';
import { createStripeClient } from '../../../backend/src/platform/payments/stripe-client.js';
import { WEBHOOK_EVENT_TYPES } from '../../../backend/src/platform/payments/stripe-webhooks.js';
import { eventually } from '../../support/eventually.js';
import type { TestServer } from '../../support/server-process.js';
import { CuttableNetwork } from './cuttable-network.js';

const WEBHOOK_SECRET = 'whsec_of_the_stand_in';

/** Stripe as a product with a key sees it: an API across a network that can be cut, pages of its own, and webhooks. */
export class StripeStandIn {
  private constructor(
    readonly sandbox: BillingSandbox,
    readonly network: CuttableNetwork,
    /** The settings of a product that uses it. */
    readonly env: Record<string, string>,
    /** A client of its own, which no cut network hinders. */
    readonly stripe: Stripe,
    private readonly faults: unknown[],
  ) {}

  static async open(): Promise<StripeStandIn> {
    const faults: unknown[] = [];
    const sandbox = new BillingSandbox({
      store: new MemorySandboxStore(),
      clock: new SystemClock(),
      pageOrigin: 'https://checkout.example',
      webhookSecret: WEBHOOK_SECRET,
      webhookEventTypes: WEBHOOK_EVENT_TYPES,
      onFault: (error) => faults.push(error),
    });
    const apiPort = await sandbox.listen();
    const network = new CuttableNetwork(apiPort);
    const env = {
      STRIPE_SECRET_KEY: sandbox.apiKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${await network.listen()}`,
    };
    const stripe = createStripeClient({ secretKey: sandbox.apiKey, apiBase: `http://127.0.0.1:${apiPort}` });
    return new StripeStandIn(sandbox, network, env, stripe, faults);
  }

  /** Begins to tell the product what happens. */
  tell({ origin }: TestServer): void {
    this.sandbox.startDeliveries(`${origin}/api/v1/stripe/webhook`);
  }

  /** Waits until the product has taken everything that it was told; what it asks afterwards it asks by itself. */
  async hasToldEverything(): Promise<void> {
    await eventually(
      () => this.sandbox.listDeliveries(),
      (deliveries) => deliveries.every(({ state }) => state === 'delivered'),
    );
  }

  /** Looks at one of its pages. */
  open(url: string): Promise<SandboxPage> {
    return this.sandbox.handlePage({ method: 'GET', path: new URL(url).pathname });
  }

  /** Presses a button of one of its pages. */
  submit(url: string, body: Record<string, string>): Promise<SandboxPage> {
    return this.sandbox.handlePage({ method: 'POST', path: new URL(url).pathname, body });
  }

  /** @throws the first fault that it noticed in itself, which a test must not overlook */
  async close(): Promise<void> {
    await this.network.close();
    await this.sandbox.close();
    if (this.faults.length > 0) throw this.faults[0];
  }
}
