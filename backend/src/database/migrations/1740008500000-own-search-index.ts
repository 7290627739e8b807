import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * One of 256, so that a search reads its share of the index and words are not repeated for each owner. Owners may have
 * the same one: every read also compares the owner.
 */
const OWNER_MARK = 'left(md5(owner::text), 2)';

/** Scripts that are written without spaces, as ranges of code points: CJK, Kana, Thai, Lao, Myanmar, Khmer. */
const WITHOUT_SPACES =
  '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u19E0-\\u19FF\\u2E80-\\u2FDF\\u3005-\\u3007\\u3021-\\u3029' +
  '\\u3038-\\u303B\\u3041-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uA9E0-\\uA9FF\\uAA60-\\uAA7F' +
  '\\uF900-\\uFAFF\\uFF66-\\uFF9F\\U00020000-\\U0003FFFF';

/**
 * Words of SOPs in a table of their own, whose index begins each word with a mark of its owner: a search reads
 * little of what others have, and a change of status or time writes no words.
 * @see docs/adr/0033-search-entries.md
 */
export class OwnSearchIndex1740008500000 implements MigrationInterface {
  readonly name = 'OwnSearchIndex1740008500000';

  /** Indexes are built and rows are filled in while the product works. Each part may be repeated after a failure. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.createFunctions(queryRunner);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS sop_search_entries (
        sop_id uuid PRIMARY KEY REFERENCES sops ON DELETE CASCADE,
        user_id uuid NOT NULL,
        words tsvector NOT NULL
      );
    `);
    await this.createTriggers(queryRunner);
    await this.fillEntries(queryRunner);
    await this.createIndexes(queryRunner);
    await queryRunner.query('VACUUM (ANALYZE) sop_search_entries');
    await queryRunner.query('ANALYZE sops');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX sops_search ON sops USING gin (search_words) WHERE deleted_at IS NULL;
      CREATE INDEX sops_category ON sops (user_id, category) WHERE deleted_at IS NULL;
      DROP INDEX sops_list_by_category, sops_list_by_title, sops_list_by_creation;
      DROP TRIGGER sops_enter_words ON sops;
      DROP TRIGGER sops_change_words ON sops;
      DROP FUNCTION keep_sop_search_entry;
      DROP TABLE sop_search_entries;
      DROP FUNCTION sop_owner_query, sop_owner_words, sop_pair_words;
    `);
  }

  private async createFunctions(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Words and queries are written as 'word' 'word', and no word holds a quote or a space. The costs keep the planner
      -- from working them out for each row.
      CREATE OR REPLACE FUNCTION sop_owner_words(owner uuid, words tsvector) RETURNS tsvector
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      BEGIN
        RETURN replace(' ' || words::text, ' ''', ' ''' || ${OWNER_MARK})::tsvector;
      END
      $$;
      -- Unsafe, so that no search starts processes: that takes longer than a search.
      CREATE OR REPLACE FUNCTION sop_owner_query(owner uuid, query tsquery) RETURNS tsquery
        LANGUAGE plpgsql IMMUTABLE PARALLEL UNSAFE COST 10000 AS $$
      BEGIN
        RETURN replace(' ' || query::text, ' ''', ' ''' || ${OWNER_MARK})::tsquery;
      END
      $$;

      -- Each two neighbors in text without spaces, in which a word may begin anywhere; the last one of a run alone. Bounded,
      -- because a tsvector holds a megabyte.
      CREATE OR REPLACE FUNCTION sop_pair_words(texts text) RETURNS tsvector
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      BEGIN
        IF texts !~ '[${WITHOUT_SPACES}]' THEN RETURN ''; END IF;
        RETURN coalesce((SELECT array_to_tsvector(array_agg(pair)) FROM (
          SELECT DISTINCT pairs[1] AS pair
          FROM regexp_matches(texts, '[${WITHOUT_SPACES}]+', 'g') AS runs(run), LATERAL (
            SELECT regexp_matches(run[1], '..?', 'g') AS pairs
            UNION ALL SELECT regexp_matches(substr(run[1], 2), '..?', 'g')) AS neighbors
          LIMIT 20000) AS found), '');
      END
      $$;
    `);
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Runs as the owner of the tables: the product's role reads entries and writes none.
      CREATE OR REPLACE FUNCTION keep_sop_search_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        INSERT INTO sop_search_entries (sop_id, user_id, words)
        VALUES (NEW.id, NEW.user_id, NEW.search_words || sop_pair_words(${textsOf('NEW.')}))
        ON CONFLICT (sop_id) DO UPDATE SET words = excluded.words;
        RETURN NULL;
      END
      $$;
      CREATE OR REPLACE TRIGGER sops_enter_words AFTER INSERT ON sops
        FOR EACH ROW EXECUTE FUNCTION keep_sop_search_entry();
      CREATE OR REPLACE TRIGGER sops_change_words AFTER UPDATE OF title, description, content ON sops
        FOR EACH ROW WHEN ((OLD.title, OLD.description, OLD.content)
          IS DISTINCT FROM (NEW.title, NEW.description, NEW.content))
        EXECUTE FUNCTION keep_sop_search_entry();
    `);
  }

  /** By parts, so that no change waits long for the rows of one. What a trigger has written meanwhile is newer. */
  private async fillEntries(queryRunner: QueryRunner): Promise<void> {
    for (let after: string | null = BEFORE_ALL; after !== null; ) {
      const rows: { last: string | null }[] = await queryRunner.query(
        `WITH part AS (
           SELECT id, user_id, search_words, ${textsOf('')} AS texts FROM sops
           WHERE id > $1 ORDER BY id LIMIT ${BATCH} FOR KEY SHARE
         ), filled AS (
           INSERT INTO sop_search_entries (sop_id, user_id, words)
           SELECT id, user_id, search_words || sop_pair_words(texts) FROM part ON CONFLICT (sop_id) DO NOTHING
         )
         SELECT id AS last FROM part ORDER BY id DESC LIMIT 1`,
        [after],
      );
      after = rows[0]?.last ?? null;
    }
  }

  private async createIndexes(queryRunner: QueryRunner): Promise<void> {
    const indexes = {
      // Without a list of pending words, which the unlucky search would have to read or to empty.
      sop_search_entries_words: `sop_search_entries USING gin (sop_owner_words(user_id, words)) WITH (fastupdate = off)`,
      sops_list_by_category: `sops (user_id, category, updated_at DESC, id DESC) WHERE deleted_at IS NULL`,
      sops_list_by_title: `sops (user_id, lower(title), id) WHERE deleted_at IS NULL`,
      sops_list_by_creation: `sops (user_id, created_at, id) WHERE deleted_at IS NULL`,
    };
    for (const [name, definition] of Object.entries(indexes)) {
      // One that was broken off stands there and is not used.
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
    }
    // The version before reads search_words without an index as well; its plans did not use this one.
    for (const name of ['sops_search', 'sops_category']) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    }
  }
}

/** The same parts that search_words reads. @param row prefix of the columns. */
function textsOf(row: string): string {
  return `${row}title || ' ' || left(${row}description, 20000) || ' ' || left(${row}content, 60000)`;
}
