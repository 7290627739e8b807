import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a subscription costs, what follows it, and whether its last payment has failed: people ask for all three. */
export class RememberPaidPrices1740007800000 implements MigrationInterface {
  readonly name = 'RememberPaidPrices1740007800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE subscribers
        ADD COLUMN monthly_amount_cents integer,
        ADD COLUMN payment_failed boolean NOT NULL DEFAULT false,
        ADD COLUMN next_tier text,
        ADD COLUMN next_monthly_amount_cents integer,
        ADD COLUMN next_starts_at timestamptz;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE subscribers DROP COLUMN monthly_amount_cents, DROP COLUMN payment_failed, DROP COLUMN next_tier,
        DROP COLUMN next_monthly_amount_cents, DROP COLUMN next_starts_at;
    `);
  }
}
