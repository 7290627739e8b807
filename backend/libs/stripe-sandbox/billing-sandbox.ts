import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { ApiServer } from './api/api-server.js';
import { disputePayment } from './billing/disputes.js';
import { runDueWork } from './billing/due-work.js';
import { handleSandboxPage, type SandboxPageRequest } from './pages/handle-sandbox-page.js';
import type { SandboxPage } from './pages/page-layout.js';
import { SandboxContext } from './sandbox-context.js';
import {
  advance,
  type advanceCommand,
  type cardCommand,
  type DeliveryLogEntry,
  type disputeCommand,
  type holdCommand,
  holdDeliveries,
  listDeliveries,
  setCard,
} from './sandbox-controls.js';
import type { SandboxStore } from './store/sandbox-store.js';
import { WebhookSender } from './webhook-sender.js';

interface BillingSandboxOptions {
  store: SandboxStore;
  clock: { now(): Date };
  /** Public origin that serves the pages, without a trailing slash. */
  pageOrigin: string;
  webhookSecret: string;
  /** What the webhook endpoint is subscribed to: events of other types are recorded and not delivered. */
  webhookEventTypes: ReadonlySet<string>;
  onFault: (error: unknown) => void;
}

/**
 * The payment provider for an installation without one: the part of Stripe's API that the product uses, its payment
 * and portal pages, and signed webhooks. Serves the real SDK over loopback HTTP.
 */
export class BillingSandbox {
  /** The API key of this process's SDK, the only one accepted. */
  readonly apiKey = `sk_test_sandbox${randomBytes(16).toString('hex')}`;
  readonly webhookSecret: string;
  private readonly server: ApiServer;
  private readonly sender: WebhookSender;

  constructor(private readonly options: BillingSandboxOptions) {
    const { onFault, webhookSecret } = options;
    const transact = this.transact.bind(this);
    this.webhookSecret = webhookSecret;
    this.server = new ApiServer({ apiKey: this.apiKey, transact, onFault });
    this.sender = new WebhookSender({ secret: webhookSecret, transact, onFault });
  }

  /** Opens the API on a free port of the loopback interface and returns the port. */
  listen(): Promise<number> {
    return this.server.listen();
  }

  /** Starts to deliver webhooks to `url`, starting with those that an earlier process left undelivered. */
  startDeliveries(url: string): void {
    this.sender.start(url);
  }

  /** Stops the deliveries; the next process sends the rest. */
  stopDeliveries(): Promise<void> {
    return this.sender.stop();
  }

  async close(): Promise<void> {
    await this.stopDeliveries();
    await this.server.close();
    await this.options.store.close();
  }

  handlePage(request: SandboxPageRequest): Promise<SandboxPage> {
    return this.transact((context) => handleSandboxPage(context, request));
  }

  /** Moves all billing records into the past and executes what has become due. */
  advance(command: z.output<typeof advanceCommand>): Promise<void> {
    return this.transact((context) => advance(context, command));
  }

  setCard(command: z.output<typeof cardCommand>): Promise<void> {
    return this.transact((context) => setCard(context, command));
  }

  /** Opens a dispute of a payment of the customer, or closes it. */
  dispute(command: z.output<typeof disputeCommand>): Promise<void> {
    return this.transact((context) => disputePayment(context, command));
  }

  /** Holds webhooks back; when they are released, returns after each was posted in the requested order. */
  async hold(command: z.output<typeof holdCommand>): Promise<void> {
    const events = await this.transact((context) => holdDeliveries(context, command));
    for (const event of events) await this.sender.deliver(event);
  }

  listDeliveries(): Promise<DeliveryLogEntry[]> {
    return this.transact(listDeliveries);
  }

  /** Runs `work` exclusively, after due work; the webhooks of its changes are sent once the changes are written. */
  private async transact<Result>(work: (context: SandboxContext) => Promise<Result>): Promise<Result> {
    const { clock, store, pageOrigin, webhookEventTypes } = this.options;
    const now = Math.floor(clock.now().getTime() / 1000);
    const { result, hasNewEvents } = await store.transact(async (records) => {
      const context = new SandboxContext(records, { now, pageOrigin, webhookEventTypes });
      await runDueWork(context);
      return { result: await work(context), hasNewEvents: context.hasNewEvents };
    });
    if (hasNewEvents) this.sender.wake();
    return result;
  }
}
