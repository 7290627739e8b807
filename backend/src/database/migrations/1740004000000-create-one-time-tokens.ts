import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links and codes that are mailed to people, what an account remembers of them, and an end to old refresh tokens. */
export class CreateOneTimeTokens1740004000000 implements MigrationInterface {
  readonly name = 'CreateOneTimeTokens1740004000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE auth_one_time_tokens (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('signup', 'invite', 'recovery', 'magiclink', 'email_change_current',
          'email_change_new', 'reauthentication')),
        -- Where it was sent: it proves that address and no other.
        email text NOT NULL,
        -- SHA-256 of the token of the link, and a keyed hash of the six digits, which a plain one would give away.
        token_hash bytea NOT NULL UNIQUE,
        code_hash bytea NOT NULL,
        failed_attempts integer NOT NULL DEFAULT 0,
        -- The proof key of the browser that asked; only GET /verify needs it.
        code_challenge text,
        code_challenge_method text CHECK (code_challenge_method IN ('s256', 'plain')),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CHECK ((code_challenge IS NULL) = (code_challenge_method IS NULL)),
        -- A new mail of a kind takes the place of the last one.
        UNIQUE (user_id, kind)
      );
      CREATE INDEX auth_one_time_tokens_email ON auth_one_time_tokens (email);
      CREATE INDEX auth_one_time_tokens_expiry ON auth_one_time_tokens (expires_at);

      ALTER TABLE auth_users
        ADD COLUMN confirmation_sent_at timestamptz,
        ADD COLUMN recovery_sent_at timestamptz,
        ADD COLUMN invited_at timestamptz,
        ADD COLUMN reauthentication_sent_at timestamptz,
        ADD COLUMN new_email text CHECK (new_email = lower(new_email)),
        ADD COLUMN email_change_sent_at timestamptz,
        -- Which of the two addresses has agreed to the change so far.
        ADD COLUMN email_change_agreed text CHECK (email_change_agreed IN ('current', 'new'));

      -- A mailed link that a browser opens ends in a code too, without a provider before it.
      ALTER TABLE auth_flows
        ALTER COLUMN state_hash DROP NOT NULL,
        ALTER COLUMN nonce DROP NOT NULL,
        ALTER COLUMN sealed_verifier DROP NOT NULL,
        ADD COLUMN method text NOT NULL DEFAULT 'oauth';

      -- Tokens that were replaced long ago are removed, and their children stay.
      ALTER TABLE auth_refresh_tokens
        DROP CONSTRAINT auth_refresh_tokens_parent_id_fkey,
        ADD CONSTRAINT auth_refresh_tokens_parent_id_fkey
          FOREIGN KEY (parent_id) REFERENCES auth_refresh_tokens ON DELETE SET NULL;
      CREATE INDEX auth_refresh_tokens_revoked ON auth_refresh_tokens (revoked_at) WHERE revoked_at IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX auth_refresh_tokens_revoked;
      ALTER TABLE auth_refresh_tokens
        DROP CONSTRAINT auth_refresh_tokens_parent_id_fkey,
        ADD CONSTRAINT auth_refresh_tokens_parent_id_fkey
          FOREIGN KEY (parent_id) REFERENCES auth_refresh_tokens ON DELETE CASCADE;
      DELETE FROM auth_flows WHERE state_hash IS NULL;
      ALTER TABLE auth_flows
        DROP COLUMN method,
        ALTER COLUMN state_hash SET NOT NULL,
        ALTER COLUMN nonce SET NOT NULL,
        ALTER COLUMN sealed_verifier SET NOT NULL;
      ALTER TABLE auth_users
        DROP COLUMN confirmation_sent_at,
        DROP COLUMN recovery_sent_at,
        DROP COLUMN invited_at,
        DROP COLUMN reauthentication_sent_at,
        DROP COLUMN new_email,
        DROP COLUMN email_change_sent_at,
        DROP COLUMN email_change_agreed;
      DROP TABLE auth_one_time_tokens;
    `);
  }
}
