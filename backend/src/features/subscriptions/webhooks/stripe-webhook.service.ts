import { Injectable, Logger } from '@nestjs/common';
import {
  type BillingEvent,
  PaymentGateway,
  WebhookNotVerifiedError,
} from '../../../platform/payments/payment-gateway.js';
import { WindowCounter } from '../../../platform/rate-limits/window-counter.js';
import { subscriptionProblems, withPaymentProblems } from '../subscriptions.problems.js';
import { BillingEventsService } from './billing-events.service.js';

/** Receives webhooks. An event only triggers a new read from the payment service. */
@Injectable()
export class StripeWebhookService {
  private readonly logger = new Logger(StripeWebhookService.name);
  private readonly reports = new WindowCounter({ points: 1, windowMs: 60_000 });
  private unreported = 0;

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly events: BillingEventsService,
  ) {}

  /**
   * Processes one delivery; duplicates are ignored.
   * @throws `webhook-not-verified` if the delivery cannot be verified
   */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.verify(rawBody, signature);
    await withPaymentProblems(() => this.events.process(event, event.id));
  }

  private verify(rawBody: Buffer | undefined, signature: string | undefined): BillingEvent {
    try {
      return this.gateway.parseWebhook(rawBody ?? Buffer.alloc(0), signature ?? '');
    } catch (error) {
      if (!(error instanceof WebhookNotVerifiedError)) throw error;
      this.reportRefusal(error.message);
      throw subscriptionProblems['webhook-not-verified']({ cause: error });
    }
  }

  /**
   * Logs at most one line a minute: a mismatched secret must be noticed, but forged requests must not flood the log.
   */
  private reportRefusal(reason: string): void {
    if (this.reports.count('refusal') !== null) {
      this.unreported += 1;
      return;
    }
    this.logger.warn({ msg: 'A webhook was refused', reason, refusedSinceLastLine: this.unreported });
    this.unreported = 0;
  }
}
