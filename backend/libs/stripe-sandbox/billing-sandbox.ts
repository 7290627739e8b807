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
 * and portal pages, and signed webhooks. Speaks to the real SDK over loopback HTTP.
 */
export class BillingSandbox {
  /** Lets the SDK of this process in, and nobody else. */
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

  /** Opens the API on a free port of the loopback interface and gives the port. */
  listen(): Promise<number> {
    return this.server.listen();
  }

  /** Begins to deliver webhooks to `url`, what an earlier process left undelivered first. */
  startDeliveries(url: string): void {
    this.sender.start(url);
  }

  /** Ends the deliveries; what is left is sent by the next process. */
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

  /** Moves all billing records into the past and does what has become due. */
  advance(command: z.output<typeof advanceCommand>): Promise<void> {
    return this.transact((context) => advance(context, command));
  }

  setCard(command: z.output<typeof cardCommand>): Promise<void> {
    return this.transact((context) => setCard(context, command));
  }

  /** A payment of the customer is disputed, or what was disputed is decided. */
  dispute(command: z.output<typeof disputeCommand>): Promise<void> {
    return this.transact((context) => disputePayment(context, command));
  }

  /** Holds webhooks back; when they are let go, returns after each was posted in the wanted order. */
  async hold(command: z.output<typeof holdCommand>): Promise<void> {
    const events = await this.transact((context) => holdDeliveries(context, command));
    for (const event of events) await this.sender.deliver(event);
  }

  listDeliveries(): Promise<DeliveryLogEntry[]> {
    return this.transact(listDeliveries);
  }

  /** Runs `work` alone, after what is due; the webhooks of its changes leave once the changes are written. */
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
