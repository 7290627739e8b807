import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors, what is asked of them, and which one raised a session; keys may wait before they sign. */
export class CreateAuthFactors1740001500000 implements MigrationInterface {
  readonly name = 'CreateAuthFactors1740001500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE auth_factors (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        factor_type text NOT NULL CHECK (factor_type IN ('totp', 'webauthn')),
        status text NOT NULL DEFAULT 'unverified' CHECK (status IN ('unverified', 'verified')),
        friendly_name text NOT NULL DEFAULT '' CHECK (length(friendly_name) <= 100),
        -- TOTP: encrypted with a key made from SECRET_KEY.
        sealed_secret bytea,
        -- TOTP: the last step of time whose code was taken; no code of it, or of an earlier one, works again.
        last_time_step bigint,
        -- WebAuthn: what the authenticator gave when it was registered. It never tells whose account it is, so it need not
        -- be unique.
        credential_id text,
        credential_public_key bytea,
        credential_counter bigint,
        credential_transports text[],
        -- Since the last success.
        failed_attempts integer NOT NULL DEFAULT 0,
        blocked_until timestamptz,
        last_challenged_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK (factor_type <> 'totp' OR sealed_secret IS NOT NULL),
        CHECK (factor_type <> 'webauthn' OR status = 'unverified' OR credential_public_key IS NOT NULL)
      );
      CREATE UNIQUE INDEX auth_factors_name ON auth_factors (user_id, friendly_name) WHERE friendly_name <> '';
      CREATE INDEX auth_factors_user ON auth_factors (user_id);
      CREATE INDEX auth_factors_unverified ON auth_factors (created_at) WHERE status = 'unverified';

      -- A session has one open challenge of a factor: a new one takes its place.
      CREATE TABLE auth_factor_challenges (
        id uuid PRIMARY KEY,
        factor_id uuid NOT NULL REFERENCES auth_factors ON DELETE CASCADE,
        session_id uuid NOT NULL REFERENCES auth_sessions ON DELETE CASCADE,
        webauthn_challenge text,
        expires_at timestamptz NOT NULL,
        UNIQUE (factor_id, session_id)
      );
      CREATE INDEX auth_factor_challenges_session ON auth_factor_challenges (session_id);
      CREATE INDEX auth_factor_challenges_expiry ON auth_factor_challenges (expires_at);

      -- The factor that raised the session to aal2: without it the session falls back.
      ALTER TABLE auth_sessions ADD COLUMN factor_id uuid REFERENCES auth_factors ON DELETE SET NULL;
      CREATE INDEX auth_sessions_factor ON auth_sessions (factor_id) WHERE factor_id IS NOT NULL;

      -- Without a time the key is published and waits.
      ALTER TABLE auth_signing_keys ALTER COLUMN signs_from DROP NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM auth_signing_keys WHERE signs_from IS NULL;
      ALTER TABLE auth_signing_keys ALTER COLUMN signs_from SET NOT NULL;
      ALTER TABLE auth_sessions DROP COLUMN factor_id;
      DROP TABLE auth_factor_challenges, auth_factors;
    `);
  }
}
