import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { PaymentGateway } from '../../platform/payments/payment-gateway.js';
import { BillingCustomersService } from './billing-customers.service.js';
import { type Entitlement, EntitlementsService } from './entitlements.service.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionSyncService } from './subscription-sync.service.js';

const FRESH_FOR_MS = 5 * 60_000;

/** Answers whether somebody is subscribed, asking the payment service when our row may be behind. */
@Injectable()
export class SubscriptionCheckService {
  private readonly logger = new Logger(SubscriptionCheckService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    private readonly gateway: PaymentGateway,
    private readonly customers: BillingCustomersService,
    private readonly sync: SubscriptionSyncService,
    private readonly entitlements: EntitlementsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The payment service being down is no reason to lock somebody out: the last known row counts then. */
  async checkSubscription(userId: string): Promise<Entitlement> {
    await this.tryAsking(async () => {
      if (await this.mayBeBehind(userId)) await this.sync.syncUser(userId, 'check');
    });
    return this.entitlements.getEntitlement(userId);
  }

  /**
   * Whether the person has paid on that page of the payment service; if so, the row is brought up to date. A page that
   * is not the person's own proves nothing and changes nothing (T21, SD.19).
   */
  async verifyPayment(userId: string, sessionId: string): Promise<boolean> {
    let isPaid = false;
    await this.tryAsking(async () => {
      isPaid = await this.hasPaid(userId, sessionId);
      if (isPaid) await this.sync.syncUser(userId, 'check');
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
    const customerId = await this.customers.findCustomerId(this.dataSource.manager, userId);
    if (customerId === null) return false;
    const row = await this.subscribers.findOneBy({ userId });
    if (!row?.subscribed) return true;
    const now = this.clock.now().getTime();
    const hasEnded = row.subscriptionEnd !== null && row.subscriptionEnd.getTime() < now;
    return hasEnded || row.syncedAt === null || now - row.syncedAt.getTime() > FRESH_FOR_MS;
  }

  private async hasPaid(userId: string, sessionId: string): Promise<boolean> {
    const customerId = await this.customers.findCustomerId(this.dataSource.manager, userId);
    if (customerId === null) return false;
    const checkout = await this.gateway.retrieveCheckout(sessionId);
    return checkout?.customerId === customerId && checkout.status === 'complete' && checkout.paymentStatus !== 'unpaid';
  }
}
