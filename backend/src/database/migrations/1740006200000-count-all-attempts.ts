import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in is not the only thing whose attempts are counted. */
export class CountAllAttempts1740006200000 implements MigrationInterface {
  readonly name = 'CountAllAttempts1740006200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE auth_attempts RENAME TO counted_attempts;
      ALTER INDEX auth_attempts_expire RENAME TO counted_attempts_expire;
      ALTER INDEX auth_attempts_pkey RENAME TO counted_attempts_pkey;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE counted_attempts RENAME TO auth_attempts;
      ALTER INDEX counted_attempts_expire RENAME TO auth_attempts_expire;
      ALTER INDEX counted_attempts_pkey RENAME TO auth_attempts_pkey;
    `);
  }
}
