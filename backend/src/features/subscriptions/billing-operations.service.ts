import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type CatalogueOptions, PaymentGateway } from '../../platform/payments/payment-gateway.js';
import { recordBillingChange } from './billing-audit.js';
import { BillingTurns } from './billing-turns.service.js';
import type { SubscriptionGrant } from './subscription-grant.js';
import { SubscriptionSyncService } from './subscription-sync.service.js';

const CAUSE = 'operator';

/** Everything that is known about a person's billing, in the names of the tables. */
export interface BillingReport {
  subscriber: Record<string, unknown> | null;
  grant: Record<string, unknown> | null;
  customers: Record<string, unknown>[];
  /** The newest 50 changes, newest first. */
  audit: Record<string, unknown>[];
}

/** What an operator can do from the command line; every change leaves a line in the audit. */
@Injectable()
export class BillingOperations {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly turns: BillingTurns,
    private readonly sync: SubscriptionSyncService,
  ) {}

  /**
   * Checks products, prices and portal pages at the payment service, and makes those that are missing.
   * @param options without `mayCreate` nothing is made in live mode.
   * @throws CatalogueMismatchError
   */
  setUpCatalogue(options: CatalogueOptions): Promise<void> {
    return this.gateway.ensureCatalogue(options);
  }

  /** Id of the account with this address, or null. */
  async findUserId(email: string): Promise<string | null> {
    const [row]: { id: string }[] = await this.dataSource.query(
      'SELECT id FROM auth_users WHERE lower(email) = lower($1) AND deleted_at IS NULL',
      [email],
    );
    return row?.id ?? null;
  }

  /** As {@link findUserId}; also takes the id of an account, be it gone: its audit stays. */
  async findReportedId(emailOrId: string): Promise<string | null> {
    const [row]: { id: string }[] = await this.dataSource.query(
      'SELECT user_id AS id FROM billing_audit WHERE user_id::text = lower($1) LIMIT 1',
      [emailOrId],
    );
    return row?.id ?? this.findUserId(emailOrId);
  }

  async report(userId: string): Promise<BillingReport> {
    const read = (text: string): Promise<Record<string, unknown>[]> => this.dataSource.query(text, [userId]);
    const [subscriber] = await read('SELECT * FROM subscribers WHERE user_id = $1');
    const [grant] = await read('SELECT tier, ends_at, created_at FROM subscription_grants WHERE user_id = $1');
    return {
      subscriber: subscriber ?? null,
      grant: grant ?? null,
      customers: await read('SELECT mode, stripe_customer_id, created_at FROM billing_customers WHERE user_id = $1'),
      audit: await read(`SELECT created_at, cause, before, after FROM billing_audit
        WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 50`),
    };
  }

  /** Gives a tier, or changes the one that was given. A better one that is paid for still counts. */
  async grant(userId: string, { tier, endsAt }: SubscriptionGrant): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO subscription_grants (user_id, tier, ends_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET tier = $2, ends_at = $3, created_at = now()`,
      [userId, tier, endsAt],
    );
    await this.resync(userId);
  }

  /** Takes back what was given; what is paid for stays. */
  async endGrant(userId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM subscription_grants WHERE user_id = $1', [userId]);
    await this.resync(userId);
  }

  /** Sets the number of seats, whatever the tier says (T5). @param seatLimit null: as the tier says */
  async setSeatLimit(userId: string, seatLimit: number | null): Promise<void> {
    await this.turns.run(userId, async (manager) => {
      const [row]: { seat_limit: number | null }[] = await manager.query(
        'SELECT seat_limit FROM subscribers WHERE user_id = $1',
        [userId],
      );
      await manager.query(
        `INSERT INTO subscribers (user_id, seat_limit) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET seat_limit = $2, updated_at = now()`,
        [userId, seatLimit],
      );
      const before = { seat_limit: row?.seat_limit ?? null };
      await recordBillingChange(manager, { userId, cause: CAUSE, before, after: { seat_limit: seatLimit } });
    });
  }

  /** Reads one person's subscriptions anew. */
  resync(userId: string): Promise<void> {
    return this.sync.syncUser(userId, CAUSE);
  }

  /** Reads everybody's subscriptions anew, one after the other. @returns how many accounts were read */
  async resyncAll(): Promise<number> {
    const rows: { user_id: string }[] = await this.dataSource.query(
      'SELECT user_id FROM billing_customers WHERE mode = $1 UNION SELECT user_id FROM subscription_grants',
      [this.gateway.mode],
    );
    for (const row of rows) await this.resync(row.user_id);
    return rows.length;
  }
}
