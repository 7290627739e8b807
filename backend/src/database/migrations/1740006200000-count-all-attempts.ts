import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sign-in is not the only thing whose attempts are counted; in the form of the library that counts. `auth_attempts`
 * stays: processes of the version before count there while they are replaced.
 */
export class CountAllAttempts1740006200000 implements MigrationInterface {
  readonly name = 'CountAllAttempts1740006200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE counted_attempts (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        -- Milliseconds since 1970.
        expire bigint
      );
      CREATE INDEX counted_attempts_expire ON counted_attempts (expire);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE counted_attempts');
  }
}
