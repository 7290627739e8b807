import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The noun of the product, its drafting runs and what they cost. */
export class CreateSops1740000400000 implements MigrationInterface {
  readonly name = 'CreateSops1740000400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sops (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
        description text NOT NULL CHECK (length(description) <= 20000),
        content text NOT NULL,
        document jsonb,
        category text NOT NULL DEFAULT 'General',
        status text NOT NULL DEFAULT 'in_progress' CHECK (status IN ('in_progress', 'completed')),
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        -- The newest generation's state, copied here so that lists need no join.
        generation_state text NOT NULL DEFAULT 'none'
          CHECK (generation_state IN ('none', 'queued', 'running', 'succeeded', 'failed', 'cancelled')),
        drafted_by text CHECK (drafted_by IN ('model', 'template', 'user')),
        published_at timestamptz,
        deleted_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((status = 'completed') = (published_at IS NOT NULL))
      );
      CREATE INDEX sops_list ON sops (user_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX sops_list_by_status ON sops (user_id, status, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX sops_deleted ON sops (deleted_at) WHERE deleted_at IS NOT NULL;
      CREATE TRIGGER sops_notify AFTER INSERT OR UPDATE OR DELETE ON sops
        FOR EACH ROW EXECUTE FUNCTION notify_row_change();

      CREATE TABLE sop_generations (
        id uuid PRIMARY KEY,
        sop_id uuid NOT NULL REFERENCES sops ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        prompt text NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
        attempt integer NOT NULL DEFAULT 0,
        -- Whoever holds the newest token may write; a worker believed dead changes nothing.
        fencing_token uuid,
        seq integer NOT NULL DEFAULT 0,
        partial jsonb,
        provider text,
        drafted_by text CHECK (drafted_by IN ('model', 'template')),
        error_code text,
        fallback_reason text,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz
      );
      CREATE UNIQUE INDEX sop_generations_one_live ON sop_generations (sop_id) WHERE state IN ('queued', 'running');
      CREATE INDEX sop_generations_list ON sop_generations (sop_id, created_at DESC, id DESC);
      CREATE INDEX sop_generations_live_by_user ON sop_generations (user_id) WHERE state IN ('queued', 'running');

      -- One row a call to a model, failed ones too. Never a prompt or an answer.
      CREATE TABLE model_usage (
        id uuid PRIMARY KEY,
        generation_id uuid REFERENCES sop_generations ON DELETE SET NULL,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        provider text NOT NULL,
        model text,
        input_tokens integer,
        cached_tokens integer,
        output_tokens integer,
        reasoning_tokens integer,
        duration_ms integer NOT NULL,
        ok boolean NOT NULL,
        code text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX model_usage_month ON model_usage (user_id, created_at);
      CREATE INDEX model_usage_generation ON model_usage (generation_id);

      -- Remembers the answer of a create, so that a repeated click or a retried request makes no second row.
      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
        request_hash bytea NOT NULL,
        resource_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, key)
      );
      CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE idempotency_keys, model_usage, sop_generations, sops;
    `);
  }
}
