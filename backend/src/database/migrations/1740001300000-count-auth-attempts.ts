import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often something was tried that could be guessed; in the form of the library that counts. */
export class CountAuthAttempts1740001300000 implements MigrationInterface {
  readonly name = 'CountAuthAttempts1740001300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE auth_attempts (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        -- Milliseconds since 1970.
        expire bigint
      );
      CREATE INDEX auth_attempts_expire ON auth_attempts (expire);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE auth_attempts');
  }
}
