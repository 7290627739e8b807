import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long people read SOPs: a row for each reader, SOP and day, and the visits of the last days, which may be told again. */
export class MeasureReading1740008620000 implements MigrationInterface {
  readonly name = 'MeasureReading1740008620000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sop_reading_days (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- The owner of the SOP, whose figures it counts in.
        user_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        reader_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        sop_id uuid NOT NULL REFERENCES sops ON DELETE CASCADE,
        day date NOT NULL,
        seconds integer NOT NULL CHECK (seconds BETWEEN 1 AND 43200),
        UNIQUE (sop_id, reader_id, day)
      );
      CREATE INDEX sop_reading_days_owner ON sop_reading_days (user_id, day) INCLUDE (sop_id, reader_id, seconds);
      CREATE INDEX sop_reading_days_reader ON sop_reading_days (reader_id, day) INCLUDE (seconds);

      CREATE TABLE sop_reading_visits (
        reader_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        visit_id uuid NOT NULL,
        sop_id uuid NOT NULL REFERENCES sops ON DELETE CASCADE,
        seconds integer NOT NULL CHECK (seconds BETWEEN 1 AND 1800),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (reader_id, visit_id)
      );
      CREATE INDEX sop_reading_visits_sop ON sop_reading_visits (sop_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sop_reading_visits, sop_reading_days');
  }
}
