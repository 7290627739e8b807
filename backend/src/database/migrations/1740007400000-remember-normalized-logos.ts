import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a logo was re-encoded in the form that exports embed. Rows without it, or that were changed later by the version
 * before, are normalized when they are read.
 */
export class RememberNormalizedLogos1740007400000 implements MigrationInterface {
  readonly name = 'RememberNormalizedLogos1740007400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE consultant_logos ADD COLUMN normalized_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE consultant_logos DROP COLUMN normalized_at');
  }
}
