import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '../../../common/clock.js';
import { ApiServer } from './api/api-server.js';
import { runDueWork } from './due-work.js';
import { handleSandboxPage, type SandboxPageRequest } from './pages/handle-sandbox-page.js';
import type { SandboxPage } from './pages/page-layout.js';
import {
  advance,
  type advanceCommand,
  type cardCommand,
  type DeliveryLogEntry,
  type holdCommand,
  holdDeliveries,
  listDeliveries,
  setCard,
} from './sandbox-controls.js';
import type { SandboxStore } from './sandbox-store.js';
import { SandboxWorld } from './sandbox-world.js';
import { WebhookSender } from './webhook-sender.js';

interface BillingSandboxOptions {
  store: SandboxStore;
  clock: Clock;
  /** Public origin that serves the pages, without a trailing slash. */
  pageOrigin: string;
  webhookSecret: string;
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
    return this.transact((world) => handleSandboxPage(world, request));
  }

  /** Moves the billing world into the past and lets happen what has become due. */
  advance(command: z.output<typeof advanceCommand>): Promise<void> {
    return this.transact((world) => advance(world, command));
  }

  setCard(command: z.output<typeof cardCommand>): Promise<void> {
    return this.transact((world) => setCard(world, command));
  }

  /** Holds webhooks back; when they are let go, returns after each was posted in the wanted order. */
  async hold(command: z.output<typeof holdCommand>): Promise<void> {
    const events = await this.transact((world) => holdDeliveries(world, command));
    for (const event of events) await this.sender.deliver(event);
  }

  listDeliveries(): Promise<DeliveryLogEntry[]> {
    return this.transact(listDeliveries);
  }

  /** Does `work` alone in an up-to-date world; the webhooks of its changes leave once the changes are written. */
  private async transact<Result>(work: (world: SandboxWorld) => Promise<Result>): Promise<Result> {
    const now = Math.floor(this.options.clock.now().getTime() / 1000);
    const { result, hasNewEvents } = await this.options.store.transact(async (records) => {
      const world = new SandboxWorld(records, now, this.options.pageOrigin);
      await runDueWork(world);
      return { result: await work(world), hasNewEvents: world.hasNewEvents };
    });
    if (hasNewEvents) this.sender.wake();
    return result;
  }
}
