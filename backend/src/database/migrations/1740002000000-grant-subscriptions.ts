import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an operator gives without a payment, and the rule that nobody has two seats of one team. */
export class GrantSubscriptions1740002000000 implements MigrationInterface {
  readonly name = 'GrantSubscriptions1740002000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE subscription_grants (
        user_id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
        tier text NOT NULL CHECK (tier IN ('starter', 'professional', 'enterprise')),
        -- Null: until it is taken back.
        ends_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE UNIQUE INDEX install_links_one_seat ON install_links (user_id, member_user_id)
        WHERE is_active AND member_user_id IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX install_links_one_seat;
      DROP TABLE subscription_grants;
    `);
  }
}
