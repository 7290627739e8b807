import { Injectable, Logger } from '@nestjs/common';
import {
  type PaymentDispute,
  PaymentGateway,
  PaymentServiceRefusedError,
} from '../../../platform/payments/payment-gateway.js';
import { recordBillingChange } from '../audit/billing-audit-entry.entity.js';
import { BillingCustomersService } from '../customers/billing-customers.service.js';
import { BillingLockService } from '../sync/billing-lock.service.js';
import { Subscriber } from '../sync/subscriber.entity.js';
import { SubscriberQueries } from '../sync/subscriber.queries.js';

/** The money stays with the operator, or was never taken. */
const SETTLED: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Which payments of a person are disputed: kept with the subscription, each change with a line in the audit. */
@Injectable()
export class BillingDisputesService {
  private readonly logger = new Logger(BillingDisputesService.name);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly billingLock: BillingLockService,
    private readonly customers: BillingCustomersService,
    private readonly queries: SubscriberQueries,
  ) {}

  /** Reads the dispute again, regardless of the event: events come late, twice and out of order. */
  async follow(disputeId: string, cause: string): Promise<void> {
    const dispute = await this.read(disputeId);
    if (dispute?.customerId == null) return;
    const userId = await this.customers.findOwner(dispute.customerId);
    if (userId === null) return;
    const { customerId: _, ...after } = dispute;
    await this.billingLock.run(userId, async (manager) => {
      await this.queries.saveDispute(manager, userId, disputeId, !SETTLED.has(dispute.status));
      await recordBillingChange(manager, { userId, cause, before: null, after: { dispute: after } });
    });
  }

  /** Opens the plan of an account again, regardless of its disputes so far. */
  async clear(userId: string, cause: string): Promise<void> {
    await this.billingLock.run(userId, async (manager) => {
      const row = await manager.findOneBy(Subscriber, { userId });
      if (!row || row.disputes.length === 0) return;
      await manager.update(Subscriber, { userId }, { disputes: [], updatedAt: () => 'now()' });
      await recordBillingChange(manager, {
        userId,
        cause,
        before: { disputes: row.disputes },
        after: { disputes: [] },
      });
    });
  }

  /** A key that may not read disputes leaves the line in the log. */
  private async read(disputeId: string): Promise<PaymentDispute | null> {
    try {
      return await this.gateway.findDispute(disputeId);
    } catch (error) {
      if (!(error instanceof PaymentServiceRefusedError)) throw error;
      this.logger.warn({ err: error, msg: 'A dispute could not be read', disputeId });
      return null;
    }
  }
}
