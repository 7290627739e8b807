import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { type BillingEvent, PaymentGateway } from '../../platform/payments/payment-gateway.js';
import { BillingEventsService } from './billing-events.service.js';
import { CustomerDetailsService } from './customer-details.service.js';
import { SubscriptionSyncService } from './subscription-sync.service.js';

const HOUR_MS = 3_600_000;
/** As long as the payment provider itself tries to deliver an event. */
const LOOK_BACK_MS = 72 * HOUR_MS;
const CAUSE = 'reconcile';

const OVERDUE = `SELECT user_id FROM subscribers JOIN billing_customers USING (user_id)
  WHERE mode = $1 AND subscribed AND subscription_end < $2 ORDER BY subscription_end LIMIT 500`;
const STUCK = `SELECT count(*)::int AS stuck FROM stripe_events
  WHERE processed_at IS NULL AND received_at < $1::timestamptz - interval '10 minutes'`;

/** Makes up for what no webhook told: at the start of each worker process and once an hour. Runs that meet do no harm. */
@Injectable()
export class BillingReconcileService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(BillingReconcileService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly events: BillingEventsService,
    private readonly sync: SubscriptionSyncService,
    private readonly customerDetails: CustomerDetailsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    const { billing, processRole } = this.environment;
    if (billing.mode === 'none' || processRole === 'web') return;
    this.timer = setInterval(() => void this.tryReconciling(), HOUR_MS).unref();
    void this.tryReconciling();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Looks anew at every customer of an event that did not arrive, and at every row whose end has passed; passes on
   * addresses that have changed.
   */
  async reconcile(): Promise<void> {
    const now = this.clock.now();
    const lost = await this.gateway.listUndeliveredEvents(new Date(now.getTime() - LOOK_BACK_MS));
    for (const event of oneEachCustomer(lost)) await this.try(() => this.events.apply(event, CAUSE));
    const overdue: { user_id: string }[] = await this.dataSource.query(OVERDUE, [this.gateway.mode, now]);
    for (const row of overdue) await this.try(() => this.sync.syncUser(row.user_id, CAUSE));
    await this.customerDetails.passOnChanges();
    const [count]: { stuck: number }[] = await this.dataSource.query(STUCK, [now]);
    if (count && count.stuck > 0) this.logger.error({ msg: 'Webhook events have not been dealt with', ...count });
  }

  private async tryReconciling(): Promise<void> {
    await this.try(() => this.reconcile());
  }

  /** One customer's trouble must not keep the others from being looked at. */
  private async try(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Billing could not be reconciled, trying again in an hour' });
    }
  }
}

/** One look at a customer tells everything; an event that names the person is worth more, because it can link them. */
function oneEachCustomer(events: readonly BillingEvent[]): BillingEvent[] {
  const chosen = new Map<string, BillingEvent>();
  for (const event of events) {
    if (event.customerId === null) continue;
    const other = chosen.get(event.customerId);
    if (!other || (other.userId === null && event.userId !== null)) chosen.set(event.customerId, event);
  }
  return [...chosen.values()];
}
