import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type BillingEvent, PaymentGateway, WebhookNotVerifiedError } from '../../platform/payments/payment-gateway.js';
import { BillingEventsService } from './billing-events.service.js';
import { withPaymentProblems } from './payment-problems.js';
import { subscriptionProblems } from './subscriptions.problems.js';

/** Webhooks ring the bell; the truth is fetched. */
@Injectable()
export class StripeWebhookService {
  private readonly logger = new Logger(StripeWebhookService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly events: BillingEventsService,
  ) {}

  /**
   * Takes one delivery. The event's id is stored before anything is done, and marked when everything is: a repeated
   * delivery does nothing, one that failed half-way is done again.
   * @throws `webhook-not-verified` for whatever is wrong with the delivery itself.
   */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.verify(rawBody, signature);
    const isNew = await this.remember(event);
    if (!isNew) return;
    try {
      await withPaymentProblems(() => this.events.apply(event, event.id));
      await this.dataSource.query('UPDATE stripe_events SET processed_at = now(), error = NULL WHERE id = $1', [
        event.id,
      ]);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      await this.dataSource.query('UPDATE stripe_events SET error = $2 WHERE id = $1', [
        event.id,
        message.slice(0, 500),
      ]);
      throw error;
    }
  }

  private verify(rawBody: Buffer | undefined, signature: string | undefined): BillingEvent {
    try {
      return this.gateway.parseWebhook(rawBody ?? Buffer.alloc(0), signature ?? '');
    } catch (error) {
      if (!(error instanceof WebhookNotVerifiedError)) throw error;
      // Forgers are rare: rather a secret was changed on one side only, and then nobody's payment is noticed.
      this.logger.warn({ msg: 'A webhook was refused', reason: error.message });
      throw subscriptionProblems['webhook-not-verified']({ cause: error });
    }
  }

  /** @returns false when the event has been dealt with already. */
  private async remember(event: BillingEvent): Promise<boolean> {
    const open: unknown[] = await this.dataSource.query(
      `INSERT INTO stripe_events AS known (id, type, created, attempts) VALUES ($1, $2, $3, 1)
       ON CONFLICT (id) DO UPDATE SET attempts = known.attempts + 1
       RETURNING processed_at`,
      [event.id, event.type, event.created],
    );
    return (open[0] as { processed_at: Date | null } | undefined)?.processed_at === null;
  }
}
