import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session proved its second factor: that is as fresh a proof as a sign-in. */
export class RememberRaisedSessions1740007100000 implements MigrationInterface {
  readonly name = 'RememberRaisedSessions1740007100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE auth_sessions ADD COLUMN raised_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE auth_sessions DROP COLUMN raised_at');
  }
}
