import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of a person's actions also tells what they were, so that counting those of a period reads no rows. */
export class CountActionsInIndex1740008520000 implements MigrationInterface {
  readonly name = 'CountActionsInIndex1740008520000';

  /** Built while the product works. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS activity_logs_kinds');
    await queryRunner.query(`CREATE INDEX CONCURRENTLY activity_logs_kinds
      ON activity_logs (user_id, created_at DESC, id DESC) INCLUDE (activity_type)`);
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS activity_logs_list');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX activity_logs_list ON activity_logs (user_id, created_at DESC, id DESC)');
    await queryRunner.query('DROP INDEX activity_logs_kinds');
  }
}
