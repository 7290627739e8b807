import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links and codes that are mailed to a person. */
export class CreateOneTimeTokens1740001100000 implements MigrationInterface {
  readonly name = 'CreateOneTimeTokens1740001100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A new mail of a kind takes the place of the last one.
      CREATE TABLE auth_one_time_tokens (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('signup', 'recovery', 'magiclink')),
        email text NOT NULL,
        -- SHA-256 of the token of the link, and a keyed hash of the six digits, which could be guessed from a plain one.
        token_hash bytea NOT NULL UNIQUE,
        code_hash bytea NOT NULL,
        failed_attempts integer NOT NULL DEFAULT 0,
        -- Sign-up: the credentials that this mail confirms, and no others.
        password_hash text,
        user_metadata jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        UNIQUE (user_id, kind)
      );
      CREATE INDEX auth_one_time_tokens_expiry ON auth_one_time_tokens (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE auth_one_time_tokens');
  }
}
