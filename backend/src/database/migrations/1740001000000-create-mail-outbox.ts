import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that wait to be sent, or to be read in the development mailbox. */
export class CreateMailOutbox1740001000000 implements MigrationInterface {
  readonly name = 'CreateMailOutbox1740001000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mail_outbox (
        id uuid PRIMARY KEY,
        recipient text NOT NULL CHECK (length(recipient) <= 320),
        -- Subject, text and HTML, encrypted with a key made from SECRET_KEY: mails hold codes that open accounts.
        sealed_content bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX mail_outbox_created ON mail_outbox (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mail_outbox');
  }
}
