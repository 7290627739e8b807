import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tags of SOPs: on the row, for those who read it, and once more in a table that finds the newest SOPs of a tag. No index
 * on an array gives them in an order.
 */
export class TagSops1740008720000 implements MigrationInterface {
  readonly name = 'TagSops1740008720000';

  /** No lock of `sops` lasts longer than its own statement. Each part may be repeated after a failure. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE sops ADD COLUMN IF NOT EXISTS tags text[] NOT NULL DEFAULT '{}'`);
    await queryRunner.query('ALTER TABLE sops DROP CONSTRAINT IF EXISTS sops_few_tags');
    await queryRunner.query('ALTER TABLE sops ADD CONSTRAINT sops_few_tags CHECK (cardinality(tags) <= 10) NOT VALID');
    await queryRunner.query('ALTER TABLE sops VALIDATE CONSTRAINT sops_few_tags');
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS sop_tags (
        sop_id uuid NOT NULL REFERENCES sops ON DELETE CASCADE,
        -- In the order of bytes, so that those with one beginning stand together.
        tag text COLLATE "C" NOT NULL,
        user_id uuid NOT NULL,
        -- As on the SOP.
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (sop_id, tag)
      );
      CREATE INDEX IF NOT EXISTS sop_tags_list ON sop_tags (user_id, tag, updated_at DESC, sop_id DESC);

      -- Runs as the owner of the tables: the product's role reads these rows and writes none.
      CREATE OR REPLACE FUNCTION keep_sop_tags() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        DELETE FROM sop_tags WHERE sop_id = NEW.id;
        IF NEW.deleted_at IS NULL THEN
          INSERT INTO sop_tags (sop_id, tag, user_id, updated_at)
          SELECT DISTINCT NEW.id, tag, NEW.user_id, NEW.updated_at FROM unnest(NEW.tags) AS tag;
        END IF;
        RETURN NULL;
      END
      $$;
      CREATE OR REPLACE TRIGGER sops_enter_tags AFTER INSERT ON sops
        FOR EACH ROW WHEN (NEW.tags <> '{}') EXECUTE FUNCTION keep_sop_tags();
      CREATE OR REPLACE TRIGGER sops_change_tags AFTER UPDATE OF tags, updated_at, deleted_at ON sops
        FOR EACH ROW WHEN ((OLD.tags <> '{}' OR NEW.tags <> '{}')
          AND (OLD.tags, OLD.updated_at, OLD.deleted_at) IS DISTINCT FROM (NEW.tags, NEW.updated_at, NEW.deleted_at))
        EXECUTE FUNCTION keep_sop_tags();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER sops_change_tags ON sops;
      DROP TRIGGER sops_enter_tags ON sops;
      DROP FUNCTION keep_sop_tags;
      DROP TABLE sop_tags;
      ALTER TABLE sops DROP COLUMN tags;
    `);
  }
}
