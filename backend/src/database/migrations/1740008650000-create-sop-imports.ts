import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that become SOPs. The document itself is a file of the bucket `attachments`, which goes with the row. */
export class CreateSopImports1740008650000 implements MigrationInterface {
  readonly name = 'CreateSopImports1740008650000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sop_imports (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        -- NULL until the SOP is there: an import that fails leaves none.
        sop_id uuid REFERENCES sops ON DELETE CASCADE,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        media_type text NOT NULL,
        size bigint NOT NULL CHECK (size >= 0),
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'reading', 'drafting', 'done', 'failed')),
        error_code text,
        -- Where the original lies in its bucket; NULL when it is not kept.
        object_name text,
        attempt integer NOT NULL DEFAULT 0,
        -- Lines of the document, and those that no part of the SOP holds.
        lines integer,
        left_out jsonb NOT NULL DEFAULT '[]',
        pictures integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE INDEX sop_imports_list ON sop_imports (user_id, created_at DESC, id DESC);
      CREATE INDEX sop_imports_live ON sop_imports (user_id) WHERE state IN ('queued', 'reading', 'drafting');
      CREATE UNIQUE INDEX sop_imports_sop ON sop_imports (sop_id);

      -- The original has no reader without its row: it goes with the SOP, with the account, and with a failure.
      CREATE FUNCTION remove_import_original() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        IF OLD.object_name IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.object_name IS NULL) THEN
          DELETE FROM storage_objects WHERE bucket_id = 'attachments' AND name = OLD.object_name;
        END IF;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER sop_imports_remove_original AFTER DELETE OR UPDATE OF object_name ON sop_imports
        FOR EACH ROW EXECUTE FUNCTION remove_import_original();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sop_imports; DROP FUNCTION remove_import_original;');
  }
}
