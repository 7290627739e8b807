import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Or, Raw, Repository } from 'typeorm';
import { type CatalogOptions, PaymentGateway } from '../../../platform/payments/payment-gateway.js';
import { recordBillingChange } from '../audit/billing-audit-entry.entity.js';
import { BillingLockService } from '../sync/billing-lock.service.js';
import { Subscriber } from '../sync/subscriber.entity.js';
import { type Grant, SubscriptionGrant } from '../sync/subscription-grant.entity.js';
import { SubscriptionSyncService } from '../sync/subscription-sync.service.js';
import { BillingDisputesService } from '../webhooks/billing-disputes.service.js';
import { type BillingOverviewRow, type BillingReport, BillingReportQueries } from './billing-report.queries.js';

const CAUSE = 'operator';

/** Billing operations of the command line; every change is recorded in the audit. */
@Injectable()
export class BillingOperationsService {
  constructor(
    @InjectRepository(SubscriptionGrant) private readonly grants: Repository<SubscriptionGrant>,
    private readonly reports: BillingReportQueries,
    private readonly gateway: PaymentGateway,
    private readonly billingLock: BillingLockService,
    private readonly sync: SubscriptionSyncService,
    private readonly disputes: BillingDisputesService,
  ) {}

  /**
   * Validates products, prices and portal pages at the payment service, and creates missing ones.
   * @param options without `mayCreate` nothing is created in live mode
   * @throws CatalogMismatchError
   */
  setUpCatalog(options: CatalogOptions): Promise<void> {
    return this.gateway.ensureCatalog(options);
  }

  /** Id of the account with this address, or null. */
  findUserId(email: string): Promise<string | null> {
    return this.reports.findUserId(email);
  }

  /** As {@link findUserId}; also accepts the id of an account, even a deleted one, whose audit is kept. */
  async findReportedId(emailOrId: string): Promise<string | null> {
    return (await this.reports.findAuditedId(emailOrId)) ?? this.findUserId(emailOrId);
  }

  report(userId: string): Promise<BillingReport> {
    return this.reports.report(userId);
  }

  /** Every account that has, or had, a subscription, by email address. */
  async listAccounts(): Promise<BillingOverviewRow[]> {
    const rows: BillingOverviewRow[] = [];
    for await (const row of this.reports.readOverview()) rows.push(row);
    return rows.sort((a, b) => a.email.localeCompare(b.email));
  }

  /** Grants a tier, or changes the granted one. A better paid tier still takes precedence. */
  async grant(userId: string, { tier, endsAt }: Grant): Promise<void> {
    await this.grants.upsert({ userId, tier, endsAt, createdAt: () => 'now()' }, ['userId']);
    await this.resync(userId);
  }

  /** Revokes the grant; a paid plan stays. */
  async endGrant(userId: string): Promise<void> {
    await this.grants.update(
      {
        userId,
        endsAt: Or(
          IsNull(),
          Raw((column) => `${column} > now()`),
        ),
      },
      { endsAt: () => 'now()' },
    );
    await this.resync(userId);
  }

  /** Overrides the number of seats of the tier (T5). @param seatLimit null: as the tier says */
  async setSeatLimit(userId: string, seatLimit: number | null): Promise<void> {
    await this.billingLock.run(userId, async (manager) => {
      const subscriber = await manager.findOneBy(Subscriber, { userId });
      await manager.upsert(Subscriber, { userId, seatLimit, updatedAt: () => 'now()' }, ['userId']);
      const before = { seat_limit: subscriber?.seatLimit ?? null };
      await recordBillingChange(manager, { userId, cause: CAUSE, before, after: { seat_limit: seatLimit } });
    });
  }

  /** Lifts the suspension of a plan by disputes. */
  clearDisputes(userId: string): Promise<void> {
    return this.disputes.clear(userId, CAUSE);
  }

  /** Syncs one person's subscriptions. */
  resync(userId: string): Promise<void> {
    return this.sync.syncUser(userId, CAUSE);
  }

  /** Syncs the subscriptions of all accounts, one after the other. @returns how many accounts were synced */
  async resyncAll(): Promise<number> {
    const userIds = await this.sync.listSynced();
    for (const userId of userIds) await this.resync(userId);
    return userIds.length;
  }
}
