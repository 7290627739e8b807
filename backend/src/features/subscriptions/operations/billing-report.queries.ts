import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** All billing data of a person, with the column names of the tables. */
export interface BillingReport {
  subscriber: Record<string, unknown> | null;
  grant: Record<string, unknown> | null;
  customers: Record<string, unknown>[];
  /** The newest 50 changes, newest first. */
  audit: Record<string, unknown>[];
}

/** One account that has, or had, a subscription. */
export interface BillingOverviewRow {
  userId: string;
  email: string;
  /** `given` without a payment; `past due` while a failed payment is retried; `canceled` runs to its end. */
  state: 'active' | 'canceled' | 'past due' | 'given' | 'ended';
  tier: string | null;
  end: Date | null;
  /** Price per month, in US cents; null when nothing is paid. */
  monthlyAmountCents: number | null;
}

const BATCH = 1000;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

const OVERVIEW = `SELECT user_id AS "userId", coalesce(email, '') AS email, subscription_tier AS tier, subscription_end AS "end",
    monthly_amount_cents AS "monthlyAmountCents",
    CASE
      WHEN NOT subscribed THEN 'ended'
      WHEN monthly_amount_cents IS NULL AND subscription_grants.tier IS NOT NULL
        AND (ends_at IS NULL OR ends_at > now()) THEN 'given'
      WHEN payment_failed THEN 'past due'
      WHEN NOT renews THEN 'canceled'
      ELSE 'active'
    END AS state
  FROM subscribers JOIN auth_users ON auth_users.id = user_id LEFT JOIN subscription_grants USING (user_id)
  WHERE (subscribed OR subscription_end IS NOT NULL) AND user_id > $1 ORDER BY user_id LIMIT $2`;

const SUBSCRIBER = 'SELECT * FROM subscribers WHERE user_id = $1';
const GRANT = 'SELECT tier, ends_at, created_at FROM subscription_grants WHERE user_id = $1';
const CUSTOMERS = 'SELECT mode, stripe_customer_id, created_at FROM billing_customers WHERE user_id = $1';
const AUDIT = `SELECT created_at, cause, before, after FROM billing_audit
  WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 50`;
const ACCOUNT = 'SELECT id FROM auth_users WHERE lower(email) = lower($1) AND deleted_at IS NULL';
const AUDITED = 'SELECT user_id AS id FROM billing_audit WHERE user_id::text = lower($1) LIMIT 1';

/** Billing queries for operators. */
@Injectable()
export class BillingReportQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Id of the account with this address, or null. */
  async findUserId(email: string): Promise<string | null> {
    const [row]: { id: string }[] = await this.dataSource.query(ACCOUNT, [email]);
    return row?.id ?? null;
  }

  /** The id if it is in the audit, even if the account is deleted; null otherwise. */
  async findAuditedId(id: string): Promise<string | null> {
    const [row]: { id: string }[] = await this.dataSource.query(AUDITED, [id]);
    return row?.id ?? null;
  }

  async report(userId: string): Promise<BillingReport> {
    const read = (text: string): Promise<Record<string, unknown>[]> => this.dataSource.query(text, [userId]);
    const [subscriber] = await read(SUBSCRIBER);
    const [grant] = await read(GRANT);
    return {
      subscriber: subscriber ?? null,
      grant: grant ?? null,
      customers: await read(CUSTOMERS),
      audit: await read(AUDIT),
    };
  }

  /** Reads every account that has, or had, a subscription, a thousand at a time. */
  async *readOverview(): AsyncGenerator<BillingOverviewRow> {
    let after = BEFORE_ALL_IDS;
    while (true) {
      const rows: BillingOverviewRow[] = await this.dataSource.query(OVERVIEW, [after, BATCH]);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last.userId;
    }
  }
}
