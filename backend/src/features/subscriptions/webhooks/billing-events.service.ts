import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type BillingEvent, PaymentGateway } from '../../../platform/payments/payment-gateway.js';
import { BillingCustomersService } from '../customers/billing-customers.service.js';
import { SubscriptionSyncService } from '../sync/subscription-sync.service.js';
import { BillingDisputesService } from './billing-disputes.service.js';
import { StripeEventQueries } from './stripe-event.queries.js';

/** As long as the payment provider retries a webhook. */
const LOOK_BACK_MS = 72 * 3_600_000;

/** Applies events, whether delivered or found later: syncs the subscription of their customer. */
@Injectable()
export class BillingEventsService {
  private readonly logger = new Logger(BillingEventsService.name);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly customers: BillingCustomersService,
    private readonly sync: SubscriptionSyncService,
    private readonly disputes: BillingDisputesService,
    private readonly queries: StripeEventQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies an event, delivered or found, unless it was already processed. Its id is stored first and marked once that
   * succeeds: duplicates are ignored, failed events are processed again. @param cause recorded in the audit
   */
  async process(event: BillingEvent, cause: string): Promise<void> {
    const isNew = await this.queries.remember(event);
    if (!isNew) return;
    try {
      await this.apply(event, cause);
      await this.queries.markProcessed(event.id);
    } catch (error) {
      await this.queries.markFailed(event.id, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  /** Undelivered events, grouped by customer; disputes and refunds are alone. Others without a customer are left out. */
  async listUndelivered(): Promise<BillingEvent[][]> {
    const events = await this.gateway.listUndeliveredEvents(this.lookBack());
    const alone = events.filter(isClaimedBack).map((event) => [event]);
    return [...alone, ...byCustomer(events.filter((event) => !isClaimedBack(event)))];
  }

  /**
   * Catches up on missed events of one group. One sync of a customer is enough; an event that names the person is
   * preferred, because it can link an unowned customer. A dispute or refund is processed once, as if it were delivered.
   */
  async catchUp(events: readonly BillingEvent[], cause: string): Promise<void> {
    const event = events.find(({ userId }) => userId !== null) ?? events[0];
    if (!event) return;
    if (isClaimedBack(event)) return this.process(event, cause);
    await this.apply(event, cause);
    await this.queries.markCaughtUp(events.map(({ id }) => id));
  }

  /** Deletes old events, and reports those that are stuck. */
  async tidyUp(): Promise<void> {
    const now = this.clock.now();
    await this.queries.deleteOutdated(now);
    const stuck = await this.queries.countStuck(now, this.lookBack());
    if (stuck > 0) this.logger.error({ msg: 'Webhook events have not been dealt with', stuck });
  }

  /** The event itself grants nothing. */
  private async apply(event: BillingEvent, cause: string): Promise<void> {
    const { subject, customerId } = event;
    if (subject.kind === 'dispute') await this.disputes.follow(subject.disputeId, event.id);
    if (isClaimedBack(event)) {
      this.logger.warn({ msg: 'Money was claimed back: someone should look', eventId: event.id, type: event.type });
    }
    if (customerId === null) return;
    const owner = await this.ownerOf(customerId, event.userId);
    if (owner === null) return;
    await this.sync.syncUser(owner, cause);
    if (subject.kind === 'checkout' && subject.isPaid) await this.closeOtherCheckouts(customerId);
  }

  private lookBack(): Date {
    return new Date(this.clock.now().getTime() - LOOK_BACK_MS);
  }

  private async ownerOf(customerId: string, namedUserId: string | null): Promise<string | null> {
    const owner = await this.customers.findOwner(customerId);
    if (owner !== null || namedUserId === null) return owner;
    return this.customers.linkCustomer(customerId, namedUserId);
  }

  /** Another tab may still show a payment page, where paying would buy a second subscription. */
  private async closeOtherCheckouts(customerId: string): Promise<void> {
    for (const { id } of await this.gateway.listOpenCheckouts(customerId)) await this.gateway.expireCheckout(id);
  }
}

/** Whether money was claimed back, which no later sync of the customer shows. */
function isClaimedBack({ subject }: BillingEvent): boolean {
  return subject.kind === 'dispute' || subject.kind === 'refund';
}

function byCustomer(events: readonly BillingEvent[]): BillingEvent[][] {
  const groups = new Map<string, BillingEvent[]>();
  for (const event of events) {
    if (event.customerId === null) continue;
    groups.set(event.customerId, [...(groups.get(event.customerId) ?? []), event]);
  }
  return [...groups.values()];
}
