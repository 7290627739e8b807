import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscriptions as the product sees them, Stripe's bookkeeping, and the seats they pay for. */
export class CreateSubscriptions1740000300000 implements MigrationInterface {
  readonly name = 'CreateSubscriptions1740000300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE subscribers (
        user_id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
        subscribed boolean NOT NULL DEFAULT false,
        subscription_tier text CHECK (subscription_tier = lower(trim(subscription_tier)) AND subscription_tier <> ''),
        subscription_end timestamptz,
        -- Set by an operator or a contract; wins over the tier's limit.
        seat_limit integer CHECK (seat_limit >= 0),
        synced_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX subscribers_end ON subscribers (subscription_end) WHERE subscribed;
      CREATE TRIGGER subscribers_notify AFTER INSERT OR UPDATE OR DELETE ON subscribers
        FOR EACH ROW EXECUTE FUNCTION notify_row_change();

      -- Ids of one mode (sandbox, test, live) are unknown in another.
      CREATE TABLE billing_customers (
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        mode text NOT NULL CHECK (mode IN ('sandbox', 'test', 'live')),
        stripe_customer_id text NOT NULL UNIQUE,
        generation integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, mode)
      );

      CREATE TABLE stripe_events (
        id text PRIMARY KEY,
        type text NOT NULL,
        created integer NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        processed_at timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        error text
      );
      CREATE INDEX stripe_events_open ON stripe_events (received_at) WHERE processed_at IS NULL;

      -- Append only; outlives the person.
      CREATE TABLE billing_audit (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        cause text NOT NULL,
        before jsonb,
        after jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX billing_audit_list ON billing_audit (user_id, created_at DESC, id DESC);

      -- State of the embedded billing sandbox: the objects that Stripe would keep.
      CREATE TABLE billing_sandbox (
        kind text NOT NULL,
        id text NOT NULL,
        position bigint GENERATED ALWAYS AS IDENTITY,
        doc jsonb NOT NULL,
        PRIMARY KEY (kind, id)
      );
      CREATE INDEX billing_sandbox_order ON billing_sandbox (kind, position DESC);
      CREATE INDEX billing_sandbox_customer ON billing_sandbox (kind, (doc ->> 'customer'), position DESC);
      CREATE INDEX billing_sandbox_due ON billing_sandbox (kind, ((doc ->> 'dueAt')::bigint), position)
        WHERE doc ->> 'dueAt' IS NOT NULL;

      CREATE TABLE install_links (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        install_id text NOT NULL UNIQUE CHECK (length(install_id) BETWEEN 16 AND 64),
        is_active boolean NOT NULL DEFAULT true,
        download_url text NOT NULL,
        member_user_id uuid REFERENCES auth_users ON DELETE SET NULL,
        bound_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (is_active = (revoked_at IS NULL))
      );
      CREATE INDEX install_links_list ON install_links (user_id, created_at DESC, id DESC);
      CREATE INDEX install_links_active ON install_links (user_id) WHERE is_active;
      CREATE INDEX install_links_member ON install_links (member_user_id) WHERE member_user_id IS NOT NULL;
      CREATE TRIGGER install_links_notify AFTER INSERT OR UPDATE OR DELETE ON install_links
        FOR EACH ROW EXECUTE FUNCTION notify_row_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE install_links, billing_sandbox, billing_audit, stripe_events, billing_customers, subscribers;
    `);
  }
}
