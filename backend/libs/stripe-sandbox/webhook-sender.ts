import { Stripe } from 'stripe';
import type { EventObject } from './object-shapes/event.js';
import type { SandboxContext } from './sandbox-context.js';
import type { SandboxRecord } from './store/sandbox-records.js';

/**
 * Delays before the second, third, … attempt. After the last one the event is abandoned; it stays in the list of
 * events.
 */
const RETRY_PAUSES_S = [1, 2, 4, 8, 16, 60, 300, 900, 3600];
/**
 * A process that claims an event has this long to post it; then another one may claim it, because this one may have
 * died.
 */
const CLAIM_S = 30;
const ANSWER_TIMEOUT_MS = 10_000;
/** Interval of polling for due work and for events that another process has left. */
const IDLE_PAUSE_S = 20;

interface WebhookSenderOptions {
  secret: string;
  transact: <Result>(work: (context: SandboxContext) => Promise<Result>) => Promise<Result>;
  onFault: (error: unknown) => void;
}

/**
 * Posts the recorded events to the product's webhook, signed as Stripe does: one after the other, at least once. The
 * next process finds undelivered events in the store.
 */
export class WebhookSender {
  private isStopping = false;
  private endRest: () => void = () => undefined;
  private isWoken = false;
  private running: Promise<void> | undefined;
  private url: string | undefined;

  constructor(private readonly options: WebhookSenderOptions) {}

  /** Starts to deliver to `url`; if already started, polls immediately. */
  start(url: string): void {
    this.url = url;
    this.running ??= this.run();
    this.wake();
  }

  /** Polls for new events immediately. */
  wake(): void {
    this.isWoken = true;
    this.endRest();
  }

  /** Stops after the delivery in progress. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.wake();
    await this.running;
  }

  /** Posts one event now, whatever its state. */
  async deliver(event: EventObject): Promise<void> {
    if (!this.url) return;
    const status = await this.post(this.url, event);
    await this.options.transact((context) => recordAttempt(context, event.id, status));
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      this.isWoken = false;
      try {
        const next = await this.options.transact(claimNextEvent);
        if (next.event) await this.deliver(next.event);
        else await this.rest(next.pauseS);
      } catch (error) {
        this.options.onFault(error);
        await this.rest(IDLE_PAUSE_S);
      }
    }
  }

  private async rest(pauseS: number): Promise<void> {
    if (this.isWoken || this.isStopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseS * 1000);
      this.endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** @returns the status of the response, null for none */
  private async post(url: string, event: EventObject): Promise<number | null> {
    // Indented like real events: a receiver that verifies re-serialized JSON fails here too.
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: this.options.secret }),
        },
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }
}

/** Claims the next due event; without one, returns the time until the next. */
async function claimNextEvent(context: SandboxContext): Promise<{ event: EventObject | null; pauseS: number }> {
  const [record] = await context.records.list('event', { dueBy: context.now + IDLE_PAUSE_S });
  const dueInS = record?.dueAt == null ? IDLE_PAUSE_S : record.dueAt - context.now;
  if (!record || dueInS > 0) return { event: null, pauseS: dueInS };
  await context.records.put('event', { ...record, dueAt: context.now + CLAIM_S });
  return { event: record.object, pauseS: 0 };
}

async function recordAttempt(context: SandboxContext, id: string, status: number | null): Promise<void> {
  const record = await context.require('event', id);
  record.memo.attempts.push({ at: context.now, status });
  if (status !== null && status >= 200 && status < 300) settle(record, 'delivered');
  else planRetry(context, record);
  await context.records.put('event', record);
}

function planRetry(context: SandboxContext, record: SandboxRecord<'event'>): void {
  // A failed repeat does not revert an earlier delivery.
  if (record.memo.state === 'delivered') return;
  const pause = RETRY_PAUSES_S[record.memo.attempts.length - 1];
  if (pause === undefined) settle(record, 'abandoned');
  else record.dueAt = context.now + pause;
}

function settle(record: SandboxRecord<'event'>, state: 'delivered' | 'abandoned'): void {
  record.memo.state = state;
  record.object.pending_webhooks = 0;
  record.dueAt = null;
}
