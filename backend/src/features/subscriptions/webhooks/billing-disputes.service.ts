import { Injectable, Logger } from '@nestjs/common';
import {
  type PaymentDispute,
  PaymentGateway,
  PaymentServiceRefusedError,
} from '../../../platform/payments/payment-gateway.js';
import { BillingAuditEntry, recordBillingChange } from '../audit/billing-audit-entry.entity.js';
import { BillingCustomersService } from '../customers/billing-customers.service.js';
import { BillingLockService } from '../sync/billing-lock.service.js';
import { Subscriber } from '../sync/subscriber.entity.js';
import { SubscriberQueries } from '../sync/subscriber.queries.js';

/** Statuses in which the operator keeps the money, or it was never withdrawn. */
const SETTLED: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Keeps track of a person's disputes in the subscription row; every change is audited. */
@Injectable()
export class BillingDisputesService {
  private readonly logger = new Logger(BillingDisputesService.name);

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly billingLock: BillingLockService,
    private readonly customers: BillingCustomersService,
    private readonly queries: SubscriberQueries,
  ) {}

  /**
   * Reads the dispute from the payment service, because events may be late, duplicated or out of order.
   * @param cause the id of its event; a second call with it does nothing, also at the same time
   */
  async follow(disputeId: string, cause: string): Promise<void> {
    const dispute = await this.read(disputeId);
    if (dispute?.customerId == null) return;
    const userId = await this.customers.findOwner(dispute.customerId);
    if (userId === null) return;
    const { customerId: _, ...after } = dispute;
    await this.billingLock.run(userId, async (manager) => {
      if (await manager.existsBy(BillingAuditEntry, { userId, cause })) return;
      await this.queries.saveDispute(manager, userId, disputeId, !SETTLED.has(dispute.status));
      await recordBillingChange(manager, { userId, cause, before: null, after: { dispute: after } });
    });
  }

  /** Lifts the suspension of an account by clearing its disputes. */
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

  /** Returns null, and logs a warning, if the key may not read disputes. */
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
