import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions that several tables share. */
export class CreateFunctions1740000000000 implements MigrationInterface {
  readonly name = 'CreateFunctions1740000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Tells the replicas that a row changed: ids only, they read the row themselves.
      CREATE FUNCTION notify_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
      BEGIN
        PERFORM pg_notify('row_changes', json_build_object(
          'table', TG_TABLE_NAME,
          'type', TG_OP,
          'user_id', changed ->> 'user_id',
          'id', coalesce(changed ->> 'id', changed ->> 'user_id')
        )::text);
        RETURN NULL;
      END
      $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION notify_row_change();
    `);
  }
}
