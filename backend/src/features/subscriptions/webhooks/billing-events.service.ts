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

  /** The event itself grants nothing. @param cause recorded in the audit */
  async apply(event: BillingEvent, cause: string): Promise<void> {
    const { subject, customerId } = event;
    if (subject.kind === 'dispute') await this.disputes.follow(subject.disputeId, event.id);
    if (subject.kind === 'dispute' || subject.kind === 'refund') {
      this.logger.warn({ msg: 'Money was claimed back: someone should look', eventId: event.id, type: event.type });
    }
    if (customerId === null) return;
    const owner = await this.ownerOf(customerId, event.userId);
    if (owner === null) return;
    await this.sync.syncUser(owner, cause);
    if (subject.kind === 'checkout' && subject.isPaid) await this.closeOtherCheckouts(customerId);
  }

  /** Undelivered events, grouped by customer; those without a customer are left out. */
  async listUndelivered(): Promise<BillingEvent[][]> {
    return byCustomer(await this.gateway.listUndeliveredEvents(this.lookBack()));
  }

  /**
   * Syncs the customer of missed events. One sync is enough; an event that names the person is preferred, because it
   * can link an unowned customer.
   */
  async catchUp(events: readonly BillingEvent[], cause: string): Promise<void> {
    const event = events.find(({ userId }) => userId !== null) ?? events[0];
    if (!event) return;
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

function byCustomer(events: readonly BillingEvent[]): BillingEvent[][] {
  const groups = new Map<string, BillingEvent[]>();
  for (const event of events) {
    if (event.customerId === null) continue;
    groups.set(event.customerId, [...(groups.get(event.customerId) ?? []), event]);
  }
  return [...groups.values()];
}
