import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a subscription may have beside its price: a trial, another period than a month, the seats of a contract. */
export class RememberTrialsAndContracts1740007900000 implements MigrationInterface {
  readonly name = 'RememberTrialsAndContracts1740007900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE subscribers
        ADD COLUMN billed_months integer,
        ADD COLUMN trial_ends_at timestamptz,
        ADD COLUMN contract_seats integer;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE subscribers DROP COLUMN billed_months, DROP COLUMN trial_ends_at, DROP COLUMN contract_seats;
    `);
  }
}
