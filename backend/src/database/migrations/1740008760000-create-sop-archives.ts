import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of many SOPs as ZIP files, and imports of such files. The file is one of the bucket `attachments`, and goes with the row. */
export class CreateSopArchives1740008760000 implements MigrationInterface {
  readonly name = 'CreateSopArchives1740008760000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sop_archives (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('export', 'import')),
        -- Of the ZIP file.
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        -- What an export is of; NULL for everything. It may be gone by the time the export is written.
        folder_id uuid,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'writing', 'reading', 'done', 'failed')),
        error_code text,
        -- Where the file lies in its bucket: of an import from the start until it ends, of an export from its end.
        object_name text,
        -- Bytes of the file.
        size bigint CHECK (size >= 0),
        attempt integer NOT NULL DEFAULT 0,
        -- SOPs that are through, and in all.
        done integer NOT NULL DEFAULT 0,
        total integer,
        -- SOPs in the file of an export, or made by an import.
        sop_count integer NOT NULL DEFAULT 0,
        left_out jsonb NOT NULL DEFAULT '[]',
        left_out_count integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE INDEX sop_archives_list ON sop_archives (user_id, created_at DESC, id DESC);
      CREATE UNIQUE INDEX sop_archives_live ON sop_archives (user_id) WHERE state IN ('queued', 'writing', 'reading');

      -- What an import has made of a part of its file, so that another worker does not make it again.
      CREATE TABLE sop_archive_parts (
        archive_id uuid NOT NULL REFERENCES sop_archives ON DELETE CASCADE,
        path text NOT NULL,
        -- An SOP, or one of its pictures or files.
        resource_id uuid NOT NULL,
        is_done boolean NOT NULL,
        -- What is missing from an SOP that is done.
        left_out jsonb NOT NULL DEFAULT '[]',
        PRIMARY KEY (archive_id, path)
      );

      -- The file has no reader without its row: it goes with the row, with the account, and with the end of an import.
      CREATE FUNCTION remove_archive_file() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        IF OLD.object_name IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.object_name IS NULL) THEN
          DELETE FROM storage_objects WHERE bucket_id = 'attachments' AND name = OLD.object_name;
        END IF;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER sop_archives_remove_file AFTER DELETE OR UPDATE OF object_name ON sop_archives
        FOR EACH ROW EXECUTE FUNCTION remove_archive_file();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sop_archive_parts, sop_archives; DROP FUNCTION remove_archive_file;');
  }
}
