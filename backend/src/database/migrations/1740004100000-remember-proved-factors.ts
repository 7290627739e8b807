import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Our own provider asks for the second factor itself: the session that begins there is at aal2. */
export class RememberProvedFactors1740004100000 implements MigrationInterface {
  readonly name = 'RememberProvedFactors1740004100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE auth_flows ADD COLUMN proved_factor boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE auth_flows DROP COLUMN proved_factor');
  }
}
