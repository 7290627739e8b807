import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which process drafts a run, so that the death of one is noticed within seconds. */
export class KnowTheWorkerOfARun1740007300000 implements MigrationInterface {
  readonly name = 'KnowTheWorkerOfARun1740007300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sop_generations ADD COLUMN worker_id integer, ADD COLUMN job_id uuid;
      CREATE INDEX sop_generations_by_worker ON sop_generations (worker_id) WHERE state = 'running';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX sop_generations_by_worker;
      ALTER TABLE sop_generations DROP COLUMN worker_id, DROP COLUMN job_id;
    `);
  }
}
