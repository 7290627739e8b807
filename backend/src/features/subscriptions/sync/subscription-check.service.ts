import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { PaymentGateway } from '../../../platform/payments/payment-gateway.js';
import { BillingCustomersService } from '../customers/billing-customers.service.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionSyncService } from './subscription-sync.service.js';

const FRESH_FOR_MS = 5 * 60_000;

/** Syncs a subscription with the payment service when the row may be stale. */
@Injectable()
export class SubscriptionCheckService {
  private readonly logger = new Logger(SubscriptionCheckService.name);

  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    private readonly gateway: PaymentGateway,
    private readonly customers: BillingCustomersService,
    private readonly sync: SubscriptionSyncService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** An outage of the payment service must not lock people out: the last known row applies. */
  async checkSubscription(userId: string): Promise<void> {
    await this.tryAsking(async () => {
      if (await this.mayBeBehind(userId)) await this.sync.syncUser(userId, 'check');
    });
  }

  /**
   * Whether the checkout session is the person's own and has been paid; if so, the row is synced first. Sessions of
   * others have no effect (T21, SD.19).
   */
  async verifyPayment(userId: string, sessionId: string): Promise<boolean> {
    let isPaid = false;
    await this.tryAsking(async () => {
      if (!(await this.hasPaid(userId, sessionId))) return;
      await this.sync.syncUser(userId, 'check');
      isPaid = true;
    });
    return isPaid;
  }

  private async tryAsking(ask: () => Promise<void>): Promise<void> {
    if (this.environment.billing.mode === 'none') return;
    try {
      await ask();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'The payment service did not answer; the last known state counts' });
    }
  }

  private async mayBeBehind(userId: string): Promise<boolean> {
    const customerId = await this.customers.findCustomerId(userId);
    if (customerId === null) return false;
    const row = await this.subscribers.findOneBy({ userId });
    if (!row?.subscribed) return true;
    const now = this.clock.now().getTime();
    const hasEnded = row.subscriptionEnd !== null && row.subscriptionEnd.getTime() < now;
    return hasEnded || row.syncedAt === null || now - row.syncedAt.getTime() > FRESH_FOR_MS;
  }

  private async hasPaid(userId: string, sessionId: string): Promise<boolean> {
    const customerId = await this.customers.findCustomerId(userId);
    if (customerId === null) return false;
    const checkout = await this.gateway.retrieveCheckout(sessionId);
    return checkout?.customerId === customerId && checkout.status === 'complete' && checkout.paymentStatus !== 'unpaid';
  }
}
