import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of SOPs, kept by triggers. Each change is a row of its own, because a counter that is changed in place would
 * make the writers of an account wait for each other; `fold_sop_counts` adds them up now and then.
 */
export class CountSops1740008510000 implements MigrationInterface {
  readonly name = 'CountSops1740008510000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sop_count_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        category text NOT NULL,
        status text NOT NULL,
        change integer NOT NULL CHECK (change <> 0),
        is_folded boolean NOT NULL DEFAULT false
      );
      CREATE INDEX sop_count_changes_owner ON sop_count_changes (user_id);
      CREATE INDEX sop_count_changes_new ON sop_count_changes (user_id) WHERE NOT is_folded;

      -- Run as the owner of the tables: the product's role reads counts and writes none.
      CREATE FUNCTION count_sop() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
          INSERT INTO sop_count_changes (user_id, category, status, change)
          -- A deleted account takes its counts along.
          SELECT OLD.user_id, OLD.category, OLD.status, -1
          WHERE TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM auth_users WHERE id = OLD.user_id);
        END IF;
        IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
          INSERT INTO sop_count_changes (user_id, category, status, change)
          VALUES (NEW.user_id, NEW.category, NEW.status, 1);
        END IF;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER sops_count AFTER INSERT OR DELETE ON sops FOR EACH ROW EXECUTE FUNCTION count_sop();
      CREATE TRIGGER sops_count_change AFTER UPDATE OF category, status, deleted_at ON sops
        FOR EACH ROW WHEN ((OLD.category, OLD.status, OLD.deleted_at IS NULL)
          IS DISTINCT FROM (NEW.category, NEW.status, NEW.deleted_at IS NULL))
        EXECUTE FUNCTION count_sop();

      -- Writers wait for this one count: a trigger and what was there before it fit together in no other way.
      INSERT INTO sop_count_changes (user_id, category, status, change, is_folded)
      SELECT user_id, category, status, count(*), true FROM sops WHERE deleted_at IS NULL
      GROUP BY user_id, category, status;

      -- Adds up what changed for some accounts. Who reads meanwhile sees all changes or their sum.
      CREATE FUNCTION fold_sop_counts(most_accounts integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      DECLARE
        accounts uuid[];
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('fold_sop_counts'));
        accounts := ARRAY(SELECT DISTINCT user_id FROM sop_count_changes WHERE NOT is_folded LIMIT most_accounts);
        WITH changes AS (
          DELETE FROM sop_count_changes WHERE user_id = ANY (accounts) RETURNING user_id, category, status, change
        )
        INSERT INTO sop_count_changes (user_id, category, status, change, is_folded)
        SELECT user_id, category, status, sum(change), true FROM changes GROUP BY user_id, category, status
        HAVING sum(change) <> 0;
        RETURN cardinality(accounts);
      END
      $$;
      REVOKE ALL ON FUNCTION fold_sop_counts(integer) FROM PUBLIC;

      ANALYZE sop_count_changes;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION fold_sop_counts;
      DROP TRIGGER sops_count ON sops;
      DROP TRIGGER sops_count_change ON sops;
      DROP FUNCTION count_sop;
      DROP TABLE sop_count_changes;
    `);
  }
}
