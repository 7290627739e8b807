import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Folders of SOPs, and the folder of an SOP. Its index lists the newest SOPs of a folder, and those of none. */
export class CreateSopFolders1740008730000 implements MigrationInterface {
  readonly name = 'CreateSopFolders1740008730000';

  /** The index is built while the product works. Each part may be repeated after a failure. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS sop_folders (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        parent_id uuid,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        -- Among those with the same parent.
        position integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- What refers to a folder refers to its owner as well: nobody can refer to another person's folder.
        UNIQUE (user_id, id),
        FOREIGN KEY (user_id, parent_id) REFERENCES sop_folders (user_id, id)
      );
      CREATE INDEX IF NOT EXISTS sop_folders_parent ON sop_folders (user_id, parent_id);
    `);
    await queryRunner.query('ALTER TABLE sops ADD COLUMN IF NOT EXISTS folder_id uuid');
    // One that was broken off stands there and is not used.
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS sops_list_by_folder');
    await queryRunner.query(
      'CREATE INDEX CONCURRENTLY sops_list_by_folder ON sops (user_id, folder_id, updated_at DESC, id DESC)',
    );
    await queryRunner.query('ALTER TABLE sops DROP CONSTRAINT IF EXISTS sops_folder');
    await queryRunner.query(`ALTER TABLE sops ADD CONSTRAINT sops_folder FOREIGN KEY (user_id, folder_id)
      REFERENCES sop_folders (user_id, id) ON DELETE SET NULL (folder_id) NOT VALID`);
    await queryRunner.query('ALTER TABLE sops VALIDATE CONSTRAINT sops_folder');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sops DROP COLUMN folder_id;
      DROP TABLE sop_folders;
    `);
  }
}
