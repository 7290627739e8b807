import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Versions of SOPs: texts that nothing changes any more. Nothing is cut for the rows that are there: the first change
 * of each keeps what stood there before.
 */
export class CreateSopVersions1740007500000 implements MigrationInterface {
  readonly name = 'CreateSopVersions1740007500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sop_versions (
        id uuid PRIMARY KEY,
        -- The owner of the SOP; persons who act stand in columns of their own.
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        sop_id uuid NOT NULL REFERENCES sops ON DELETE CASCADE,
        -- Working number, fixed at the cut; 'published_as' is shown instead once it is set.
        major integer NOT NULL CHECK (major >= 0),
        minor integer NOT NULL CHECK (minor >= 0),
        published_as integer CHECK (published_as > 0),
        state text NOT NULL DEFAULT 'draft' CHECK (state IN
          ('draft', 'in_review', 'returned', 'approved', 'effective', 'superseded', 'withdrawn')),
        cause text NOT NULL CHECK (cause IN
          ('edited', 'generated', 'submitted', 'published', 'restored', 'replaced', 'imported', 'template', 'adopted')),
        title text NOT NULL,
        category text NOT NULL,
        content text NOT NULL,
        document jsonb,
        attachments jsonb NOT NULL DEFAULT '[]',
        content_hash bytea NOT NULL CHECK (length(content_hash) = 32),
        checks jsonb,
        drafted_by text CHECK (drafted_by IN ('model', 'template', 'user')),
        created_by_user_id uuid REFERENCES auth_users ON DELETE SET NULL,
        -- Copied when the person acted, so that it outlives the account.
        created_by_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        change_class text CHECK (change_class IN ('minor', 'major')),
        reason text CHECK (length(reason) <= 500),
        effective_from timestamptz,
        effective_to timestamptz,
        is_carried_over boolean NOT NULL DEFAULT false,
        UNIQUE (sop_id, major, minor)
      );
      CREATE UNIQUE INDEX sop_versions_published ON sop_versions (sop_id, published_as) WHERE published_as IS NOT NULL;
      CREATE UNIQUE INDEX sop_versions_one_effective ON sop_versions (sop_id) WHERE state = 'effective';
      CREATE UNIQUE INDEX sop_versions_one_open ON sop_versions (sop_id) WHERE state IN ('in_review', 'approved');
      CREATE INDEX sop_versions_list ON sop_versions (sop_id, created_at DESC, id DESC);
      CREATE INDEX sop_versions_due ON sop_versions (effective_from) WHERE state = 'approved';
      -- For the deletion of accounts.
      CREATE INDEX sop_versions_owner ON sop_versions (user_id);
      CREATE INDEX sop_versions_creator ON sop_versions (created_by_user_id);

      CREATE FUNCTION keep_sop_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (NEW.id, NEW.user_id, NEW.sop_id, NEW.major, NEW.minor, NEW.cause, NEW.title, NEW.category, NEW.content,
            NEW.document, NEW.attachments, NEW.content_hash, NEW.drafted_by, NEW.created_by_name, NEW.created_at)
           IS DISTINCT FROM
           (OLD.id, OLD.user_id, OLD.sop_id, OLD.major, OLD.minor, OLD.cause, OLD.title, OLD.category, OLD.content,
            OLD.document, OLD.attachments, OLD.content_hash, OLD.drafted_by, OLD.created_by_name, OLD.created_at)
        THEN RAISE EXCEPTION 'A version of an SOP is never changed' USING ERRCODE = 'restrict_violation';
        END IF;
        -- A deleted account leaves the name behind.
        IF NEW.created_by_user_id IS NOT NULL AND NEW.created_by_user_id IS DISTINCT FROM OLD.created_by_user_id
        THEN RAISE EXCEPTION 'The author of a version is never changed' USING ERRCODE = 'restrict_violation';
        END IF;
        IF OLD.published_as IS NOT NULL AND NEW.published_as IS DISTINCT FROM OLD.published_as
        THEN RAISE EXCEPTION 'A published number is never changed' USING ERRCODE = 'restrict_violation';
        END IF;
        IF NEW.state <> OLD.state AND (OLD.state || ' > ' || NEW.state) NOT IN (
          'draft > in_review', 'draft > effective', 'in_review > draft', 'in_review > returned',
          'in_review > approved', 'in_review > effective', 'approved > effective', 'approved > returned',
          'effective > superseded', 'effective > withdrawn')
        THEN RAISE EXCEPTION 'A version does not go from % to %', OLD.state, NEW.state
          USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
      END
      $$;
      CREATE TRIGGER sop_versions_keep BEFORE UPDATE ON sop_versions
        FOR EACH ROW EXECUTE FUNCTION keep_sop_version();

      ALTER TABLE sops
        -- The version whose text the working copy was last equal to; NULL before the first.
        ADD COLUMN base_version_id uuid,
        ADD COLUMN is_dirty boolean NOT NULL DEFAULT true,
        -- NULL: not edited since versions are kept.
        ADD COLUMN edited_at timestamptz,
        ADD COLUMN edited_by_user_id uuid REFERENCES auth_users ON DELETE SET NULL;
      CREATE INDEX sops_edited_by ON sops (edited_by_user_id) WHERE edited_by_user_id IS NOT NULL;
      CREATE INDEX sops_deleted_list ON sops (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

      -- Marked here and not in the product, so that a release that knows nothing of versions marks its changes, too.
      CREATE FUNCTION mark_sop_edited() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.is_dirty := true;
        NEW.edited_at := now();
        RETURN NEW;
      END
      $$;
      CREATE TRIGGER sops_mark_edited BEFORE UPDATE OF title, category, content, document ON sops
        FOR EACH ROW WHEN ((OLD.title, OLD.category, OLD.content, OLD.document)
          IS DISTINCT FROM (NEW.title, NEW.category, NEW.content, NEW.document))
        EXECUTE FUNCTION mark_sop_edited();

      -- The product's role may not delete versions or SOPs. These may, by the rules that stand in them.
      CREATE FUNCTION prune_versions(pruned_sop_id uuid) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      DECLARE
        pruned integer;
      BEGIN
        DELETE FROM sop_versions WHERE id IN (
          SELECT id FROM (
            SELECT id, created_at, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place
            FROM sop_versions
            WHERE sop_id = pruned_sop_id AND state = 'draft' AND published_as IS NULL AND reason IS NULL
              AND cause NOT IN ('submitted', 'published')
              AND id IS DISTINCT FROM (SELECT base_version_id FROM sops WHERE sops.id = pruned_sop_id)
          ) drafts
          WHERE (place > 100 AND created_at < now() - interval '12 months') OR place > 1000
        );
        GET DIAGNOSTICS pruned = ROW_COUNT;
        RETURN pruned;
      END
      $$;
      CREATE FUNCTION purge_sop(purged_sop_id uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        DELETE FROM sops WHERE id = purged_sop_id AND deleted_at < now() - interval '30 days';
        RETURN FOUND;
      END
      $$;
      REVOKE ALL ON FUNCTION prune_versions(uuid), purge_sop(uuid) FROM PUBLIC;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION purge_sop, prune_versions;
      DROP TRIGGER sops_mark_edited ON sops;
      DROP FUNCTION mark_sop_edited;
      DROP INDEX sops_deleted_list, sops_edited_by;
      ALTER TABLE sops DROP COLUMN edited_by_user_id, DROP COLUMN edited_at, DROP COLUMN is_dirty,
        DROP COLUMN base_version_id;
      DROP TABLE sop_versions;
      DROP FUNCTION keep_sop_version;
    `);
  }
}
