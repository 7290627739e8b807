import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates that people make of their SOPs. */
export class CreateSopTemplates1740008770000 implements MigrationInterface {
  readonly name = 'CreateSopTemplates1740008770000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sop_templates (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
        lang text NOT NULL,
        category text,
        steps integer NOT NULL CHECK (steps >= 0),
        -- Without pictures, which belong to their SOP.
        document jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sop_templates_list ON sop_templates (user_id, created_at DESC, id DESC);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sop_templates');
  }
}
