import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, identities, sessions and keys of the auth layer, and the state of the built-in identity provider. */
export class CreateAuth1740000100000 implements MigrationInterface {
  readonly name = 'CreateAuth1740000100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE auth_users (
        id uuid PRIMARY KEY,
        email text,
        email_confirmed_at timestamptz,
        password_hash text,
        user_metadata jsonb NOT NULL DEFAULT '{}',
        app_metadata jsonb NOT NULL DEFAULT '{}',
        last_sign_in_at timestamptz,
        banned_until timestamptz,
        deleted_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK (email IS NULL OR (email = lower(email) AND length(email) <= 320))
      );
      CREATE UNIQUE INDEX auth_users_email ON auth_users (email) WHERE deleted_at IS NULL;

      -- An identity is keyed by who vouches for it, never by its email address.
      CREATE TABLE auth_identities (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        provider text NOT NULL,
        issuer text NOT NULL,
        subject text NOT NULL,
        email text,
        identity_data jsonb NOT NULL DEFAULT '{}',
        last_sign_in_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (issuer, subject)
      );
      CREATE INDEX auth_identities_user ON auth_identities (user_id);

      CREATE TABLE auth_sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        aal text NOT NULL DEFAULT 'aal1' CHECK (aal IN ('aal1', 'aal2')),
        amr jsonb NOT NULL DEFAULT '[]',
        user_agent text,
        ip inet,
        created_at timestamptz NOT NULL DEFAULT now(),
        refreshed_at timestamptz,
        ended_at timestamptz
      );
      CREATE INDEX auth_sessions_user ON auth_sessions (user_id, created_at DESC);

      -- Only the SHA-256 of a token is kept. A child replaces its parent in the same session.
      CREATE TABLE auth_refresh_tokens (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        session_id uuid NOT NULL REFERENCES auth_sessions ON DELETE CASCADE,
        parent_id bigint REFERENCES auth_refresh_tokens ON DELETE CASCADE,
        -- The child, encrypted with a key made from the parent token: lets the direct parent be answered with the same child.
        sealed_child bytea,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX auth_refresh_tokens_session ON auth_refresh_tokens (session_id);
      CREATE UNIQUE INDEX auth_refresh_tokens_parent ON auth_refresh_tokens (parent_id);

      -- Private keys are encrypted with a key made from SECRET_KEY.
      CREATE TABLE auth_signing_keys (
        id text PRIMARY KEY,
        algorithm text NOT NULL,
        public_jwk jsonb NOT NULL,
        sealed_private_jwk bytea NOT NULL,
        published_at timestamptz NOT NULL DEFAULT now(),
        signs_from timestamptz NOT NULL DEFAULT now(),
        retires_at timestamptz
      );

      -- One sign-in through a provider, from /authorize to the exchange of our code.
      CREATE TABLE auth_flows (
        id uuid PRIMARY KEY,
        provider text NOT NULL,
        state_hash bytea NOT NULL UNIQUE,
        nonce text NOT NULL,
        sealed_verifier bytea NOT NULL,
        redirect_to text NOT NULL,
        code_challenge text,
        code_challenge_method text,
        linking_user_id uuid REFERENCES auth_users ON DELETE CASCADE,
        code_hash bytea UNIQUE,
        user_id uuid REFERENCES auth_users ON DELETE CASCADE,
        sealed_provider_tokens bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        authorized_at timestamptz,
        exchanged_at timestamptz
      );
      CREATE INDEX auth_flows_created ON auth_flows (created_at);
      CREATE INDEX auth_flows_user ON auth_flows (user_id) WHERE user_id IS NOT NULL;
      CREATE INDEX auth_flows_linking_user ON auth_flows (linking_user_id) WHERE linking_user_id IS NOT NULL;

      -- State of the built-in OpenID Connect provider (its adapter's model).
      CREATE TABLE identity_provider_records (
        model text NOT NULL,
        id text NOT NULL,
        payload jsonb NOT NULL,
        grant_id text,
        user_code text,
        uid text,
        consumed_at timestamptz,
        expires_at timestamptz,
        PRIMARY KEY (model, id)
      );
      CREATE INDEX identity_provider_records_grant ON identity_provider_records (grant_id) WHERE grant_id IS NOT NULL;
      CREATE INDEX identity_provider_records_uid ON identity_provider_records (uid) WHERE uid IS NOT NULL;
      CREATE INDEX identity_provider_records_expiry ON identity_provider_records (expires_at);

      CREATE TABLE identity_provider_accounts (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        full_name text NOT NULL,
        email_verified boolean NOT NULL DEFAULT false,
        is_demo boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      -- A session's end must reach every replica's cache at once.
      CREATE FUNCTION notify_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('session_changes', coalesce(NEW.id, OLD.id)::text);
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER auth_sessions_notify AFTER UPDATE OF ended_at, aal OR DELETE ON auth_sessions
        FOR EACH ROW EXECUTE FUNCTION notify_session_change();
      CREATE FUNCTION notify_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('user_changes', coalesce(NEW.id, OLD.id)::text);
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER auth_users_notify AFTER UPDATE OF email, banned_until, deleted_at OR DELETE ON auth_users
        FOR EACH ROW EXECUTE FUNCTION notify_user_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE identity_provider_accounts, identity_provider_records, auth_flows, auth_signing_keys,
        auth_refresh_tokens, auth_sessions, auth_identities, auth_users;
      DROP FUNCTION notify_session_change();
      DROP FUNCTION notify_user_change();
    `);
  }
}
