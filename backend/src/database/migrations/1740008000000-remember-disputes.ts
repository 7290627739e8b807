import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that are disputed, by their ids at the payment service. */
export class RememberDisputes1740008000000 implements MigrationInterface {
  readonly name = 'RememberDisputes1740008000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("ALTER TABLE subscribers ADD COLUMN disputes text[] NOT NULL DEFAULT '{}'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE subscribers DROP COLUMN disputes');
  }
}
