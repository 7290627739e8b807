import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers which categories a person has chosen, so that a draft does not replace them. */
export class ChooseCategories1740008710000 implements MigrationInterface {
  readonly name = 'ChooseCategories1740008710000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sops ADD COLUMN is_category_chosen boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sops DROP COLUMN is_category_chosen');
  }
}
