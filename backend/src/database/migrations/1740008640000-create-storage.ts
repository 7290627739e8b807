import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files: what they are called, whose they are, and under which key their bytes lie in the object storage. Names are
 * ordered by their bytes, as lists and cursors of the storage protocol are.
 */
export class CreateStorage1740008640000 implements MigrationInterface {
  readonly name = 'CreateStorage1740008640000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE storage_buckets (
        id text COLLATE "C" PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 100),
        is_public boolean NOT NULL,
        -- Bytes; NULL: the installation's limit alone.
        file_size_limit bigint CHECK (file_size_limit > 0),
        -- NULL: any. 'image/*' stands for all of a kind.
        allowed_media_types text[],
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE storage_objects (
        id uuid PRIMARY KEY,
        bucket_id text COLLATE "C" NOT NULL REFERENCES storage_buckets,
        name text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 512),
        -- NULL: written by the service key.
        user_id uuid REFERENCES auth_users ON DELETE CASCADE,
        -- Changes whenever the content does: addresses that were signed for the one before are dead.
        version uuid NOT NULL,
        blob_key text NOT NULL,
        size bigint NOT NULL CHECK (size >= 0),
        sha256 bytea NOT NULL CHECK (length(sha256) = 32),
        media_type text NOT NULL,
        content_encoding text,
        cache_control text NOT NULL DEFAULT 'max-age=3600',
        user_metadata jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        -- To the day.
        last_accessed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT storage_objects_name UNIQUE (bucket_id, name)
      );
      CREATE INDEX storage_objects_owner ON storage_objects (user_id) INCLUDE (size);
      -- Copies share a blob.
      CREATE INDEX storage_objects_blob ON storage_objects (blob_key);

      -- Uploads that have begun: what they may take is counted from then on, and a killed process leaves its blob here.
      CREATE TABLE storage_uploads (
        id uuid PRIMARY KEY,
        user_id uuid REFERENCES auth_users ON DELETE CASCADE,
        blob_key text NOT NULL,
        reserved_bytes bigint NOT NULL CHECK (reserved_bytes >= 0),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX storage_uploads_owner ON storage_uploads (user_id) INCLUDE (reserved_bytes);
      CREATE INDEX storage_uploads_age ON storage_uploads (created_at);

      -- Blobs that nothing names any more, unless a copy does.
      CREATE TABLE storage_garbage (
        blob_key text PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX storage_garbage_age ON storage_garbage (created_at);

      -- Whatever removes a row, such as the deletion of an account, leaves the key of its blob behind.
      CREATE FUNCTION discard_blob() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' OR NEW.blob_key <> OLD.blob_key THEN
          INSERT INTO storage_garbage (blob_key) VALUES (OLD.blob_key)
            ON CONFLICT (blob_key) DO UPDATE SET created_at = now();
        END IF;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER storage_objects_discard_blob AFTER DELETE OR UPDATE OF blob_key ON storage_objects
        FOR EACH ROW EXECUTE FUNCTION discard_blob();
      CREATE TRIGGER storage_uploads_discard_blob AFTER DELETE ON storage_uploads
        FOR EACH ROW EXECUTE FUNCTION discard_blob();

      INSERT INTO storage_buckets (id, is_public, file_size_limit, allowed_media_types) VALUES
        ('attachments', false, NULL, NULL),
        ('evidence', false, NULL, NULL),
        ('own', false, 10485760,
          '{image/png,image/jpeg,image/webp,image/gif,image/avif,application/pdf,text/plain,text/markdown,text/csv}');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE storage_garbage, storage_uploads, storage_objects, storage_buckets;
      DROP FUNCTION discard_blob;
    `);
  }
}
