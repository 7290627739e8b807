import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For which of the consultant's clients an SOP is; the key holds the owner, so that nobody can name another's client. */
export class NameClientsOfSops1740008740000 implements MigrationInterface {
  readonly name = 'NameClientsOfSops1740008740000';

  /** The index is built, and the key checked, while the product works. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sops ADD COLUMN IF NOT EXISTS client_id uuid');
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS sops_list_by_client');
    // Deleted SOPs are in it, too: when a client is removed, they lose it as well.
    await queryRunner.query(`CREATE INDEX CONCURRENTLY sops_list_by_client
      ON sops (user_id, client_id, updated_at DESC, id DESC) WHERE client_id IS NOT NULL`);
    await queryRunner.query('ALTER TABLE sops DROP CONSTRAINT IF EXISTS sops_client');
    await queryRunner.query(`ALTER TABLE sops ADD CONSTRAINT sops_client FOREIGN KEY (user_id, client_id)
      REFERENCES clients (consultant_id, id) ON DELETE SET NULL (client_id) NOT VALID`);
    await queryRunner.query('ALTER TABLE sops VALIDATE CONSTRAINT sops_client');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sops DROP COLUMN client_id');
  }
}
