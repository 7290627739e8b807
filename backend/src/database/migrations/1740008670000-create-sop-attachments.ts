import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures and files of SOPs. Their bytes are files of the bucket `attachments`, which go with the row. Steps name pictures
 * in the document of their SOP; a picture that no step shows is collected, unless a version names it.
 */
export class CreateSopAttachments1740008670000 implements MigrationInterface {
  readonly name = 'CreateSopAttachments1740008670000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sop_attachments (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        sop_id uuid NOT NULL REFERENCES sops ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('image', 'file')),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        media_type text NOT NULL,
        -- Bytes of the file itself.
        size bigint NOT NULL CHECK (size >= 0),
        -- Pixels; NULL for files.
        width integer CHECK (width > 0),
        height integer CHECK (height > 0),
        -- Where the bytes lie in their bucket: the file itself is 'original', renditions lie beside it.
        folder text NOT NULL,
        renditions jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now(),
        -- A picture that its owner has deleted and that a version still names.
        removed_at timestamptz,
        -- NULL for files, and for pictures that a step of the working copy shows.
        collect_after timestamptz,
        CHECK ((kind = 'image') = (width IS NOT NULL AND height IS NOT NULL))
      );
      CREATE INDEX sop_attachments_list ON sop_attachments (sop_id, created_at, id);
      CREATE INDEX sop_attachments_owner ON sop_attachments (user_id);
      CREATE INDEX sop_attachments_due ON sop_attachments (collect_after) WHERE collect_after IS NOT NULL;

      CREATE FUNCTION remove_attachment_files() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        -- Names are ordered by bytes: '0' follows '/'.
        DELETE FROM storage_objects WHERE bucket_id = 'attachments' AND name > OLD.folder || '/' AND name < OLD.folder || '0';
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER sop_attachments_remove_files AFTER DELETE ON sop_attachments
        FOR EACH ROW EXECUTE FUNCTION remove_attachment_files();

      -- Here and not in the product: whatever writes a document places its pictures, a restored version too.
      CREATE FUNCTION place_sop_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        placed text[] := ARRAY(SELECT picture #>> '{}'
          FROM jsonb_path_query(NEW.document, '$.phases[*].steps[*].media[*].id') AS picture);
      BEGIN
        UPDATE sop_attachments SET
          collect_after = CASE WHEN id::text = ANY (placed) THEN NULL ELSE now() + interval '24 hours' END,
          removed_at = CASE WHEN id::text = ANY (placed) THEN NULL ELSE removed_at END
        WHERE sop_id = NEW.id AND kind = 'image' AND (collect_after IS NULL) <> (id::text = ANY (placed));
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER sops_place_pictures AFTER UPDATE OF document ON sops
        FOR EACH ROW WHEN (OLD.document IS DISTINCT FROM NEW.document) EXECUTE FUNCTION place_sop_pictures();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER sops_place_pictures ON sops;
      DROP FUNCTION place_sop_pictures;
      DROP TABLE sop_attachments;
      DROP FUNCTION remove_attachment_files;
    `);
  }
}
