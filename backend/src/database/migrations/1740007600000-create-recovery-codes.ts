import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recovery codes: what stands in for a second factor that is lost (ADR 0021). */
export class CreateRecoveryCodes1740007600000 implements MigrationInterface {
  readonly name = 'CreateRecoveryCodes1740007600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A row is the one set of an account: it is made, counted and removed as a whole.
      CREATE TABLE auth_recovery_codes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL UNIQUE REFERENCES auth_users ON DELETE CASCADE,
        -- Keyed hashes of the codes that are left; a used one goes.
        code_hashes bytea[] NOT NULL CHECK (cardinality(code_hashes) <= 10),
        -- Since the last success.
        failed_attempts integer NOT NULL DEFAULT 0,
        blocked_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE auth_recovery_codes');
  }
}
