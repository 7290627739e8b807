import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For whom an install link was made, and the address that it was mailed to, as long as nobody has used it. */
export class NameSeats1740008610000 implements MigrationInterface {
  readonly name = 'NameSeats1740008610000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE install_links
        ADD COLUMN name text CHECK (length(name) BETWEEN 1 AND 80),
        ADD COLUMN email text CHECK (length(email) BETWEEN 3 AND 254),
        ADD COLUMN mailed_at timestamptz,
        ADD CONSTRAINT install_links_open_email CHECK (email IS NULL OR (is_active AND member_user_id IS NULL));
      CREATE INDEX install_links_email ON install_links (lower(email)) WHERE email IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX install_links_email;
      ALTER TABLE install_links DROP COLUMN name, DROP COLUMN email, DROP COLUMN mailed_at;
    `);
  }
}
