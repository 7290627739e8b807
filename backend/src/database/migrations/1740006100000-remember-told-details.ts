import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the payment service was told about a person: receipts must not go to an address that has been left. */
export class RememberToldDetails1740006100000 implements MigrationInterface {
  readonly name = 'RememberToldDetails1740006100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE billing_customers ADD COLUMN told_email text, ADD COLUMN told_name text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE billing_customers DROP COLUMN told_email, DROP COLUMN told_name');
  }
}
