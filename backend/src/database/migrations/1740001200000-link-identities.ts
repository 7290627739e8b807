import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a flow that links an identity keeps until its code is exchanged. */
export class LinkIdentities1740001200000 implements MigrationInterface {
  readonly name = 'LinkIdentities1740001200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE auth_flows
        -- The session that asked for it: linking ends when it ends.
        ADD COLUMN linking_session_id uuid REFERENCES auth_sessions ON DELETE CASCADE,
        -- What the provider said about the person.
        ADD COLUMN linking_identity jsonb;
      CREATE INDEX auth_flows_linking_session ON auth_flows (linking_session_id) WHERE linking_session_id IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE auth_flows DROP COLUMN linking_session_id, DROP COLUMN linking_identity');
  }
}
