import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A cancellation does not change the end of a subscription, only what happens there. */
export class RememberRenewals1740006000000 implements MigrationInterface {
  readonly name = 'RememberRenewals1740006000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE subscribers ADD COLUMN renews boolean NOT NULL DEFAULT true');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE subscribers DROP COLUMN renews');
  }
}
