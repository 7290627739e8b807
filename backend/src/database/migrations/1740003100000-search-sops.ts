import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ASCII punctuation that the text parser would glue words together with: addresses, paths, decimals, signs. */
const GLUE = '.,:;/\\_-+@#&=?%$~*^|<>()[]{}"\'`!';

/** Words of an SOP, for full-text search in any language. */
export class SearchSops1740003100000 implements MigrationInterface {
  readonly name = 'SearchSops1740003100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const spaces = ' '.repeat(GLUE.length);
    await queryRunner.query(`
      -- 'simple' stems nothing and drops nothing, so it does the same for every language. A cut keeps the vector below
      -- the megabyte that it may have.
      CREATE FUNCTION sop_search_words(words text, weight "char", max_length integer) RETURNS tsvector
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
        SELECT setweight(
          to_tsvector('simple', translate(left(words, max_length), $glue$${GLUE}$glue$, '${spaces}')), weight)
      $body$;

      ALTER TABLE sops ADD COLUMN search_words tsvector GENERATED ALWAYS AS (
        sop_search_words(title, 'A', 300)
          || sop_search_words(description, 'B', 20000)
          || sop_search_words(content, 'C', 60000)
      ) STORED;
      CREATE INDEX sops_search ON sops USING gin (search_words) WHERE deleted_at IS NULL;
      CREATE INDEX sops_category ON sops (user_id, category) WHERE deleted_at IS NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX sops_category, sops_search;
      ALTER TABLE sops DROP COLUMN search_words;
      DROP FUNCTION sop_search_words;
    `);
  }
}
