import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who a person is, and what happened. */
export class CreateProfiles1740000200000 implements MigrationInterface {
  readonly name = 'CreateProfiles1740000200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE profiles (
        id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
        user_type text CHECK (user_type IN ('user', 'consultant')),
        full_name text NOT NULL DEFAULT '' CHECK (length(full_name) <= 200),
        email text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TRIGGER profiles_notify AFTER UPDATE OF user_type, email ON profiles
        FOR EACH ROW EXECUTE FUNCTION notify_user_change();

      CREATE TABLE activity_logs (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        activity_type text NOT NULL CHECK (length(activity_type) BETWEEN 1 AND 60),
        activity_data jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(activity_data) = 'object'),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX activity_logs_list ON activity_logs (user_id, created_at DESC, id DESC);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE activity_logs, profiles;
    `);
  }
}
