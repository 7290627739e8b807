import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type BillingEvent, PaymentGateway } from '../../platform/payments/payment-gateway.js';
import { BillingCustomersService } from './billing-customers.service.js';
import { SubscriptionSyncService } from './subscription-sync.service.js';

/** What an event makes the product do, whether it was delivered or found later: look at its customer anew. */
@Injectable()
export class BillingEventsService {
  private readonly logger = new Logger(BillingEventsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly customers: BillingCustomersService,
    private readonly sync: SubscriptionSyncService,
  ) {}

  /** Nothing in the event grants anything. @param cause kept in the audit */
  async apply(event: BillingEvent, cause: string): Promise<void> {
    const { subject, customerId } = event;
    if (subject.kind === 'dispute' || subject.kind === 'refund') {
      this.logger.warn({ msg: 'Money was claimed back: somebody should look', eventId: event.id, type: event.type });
    }
    if (customerId === null) return;
    const owner = await this.ownerOf(customerId, event.userId);
    if (owner === null) return;
    await this.sync.syncUser(owner, cause);
    if (subject.kind === 'checkout' && subject.isPaid) await this.closeOtherCheckouts(customerId);
  }

  private async ownerOf(customerId: string, namedUserId: string | null): Promise<string | null> {
    const { manager } = this.dataSource;
    const owner = await this.customers.findOwner(manager, customerId);
    if (owner !== null || namedUserId === null) return owner;
    return this.customers.linkCustomer(manager, customerId, namedUserId);
  }

  /** Another tab may still show a payment page: paying there too would buy a second subscription. */
  private async closeOtherCheckouts(customerId: string): Promise<void> {
    for (const { id } of await this.gateway.listOpenCheckouts(customerId)) await this.gateway.expireCheckout(id);
  }
}
