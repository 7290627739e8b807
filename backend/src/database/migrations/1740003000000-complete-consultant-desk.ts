import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the consultant's tools need beside the figures: versions, a ledger's states, a calendar address and a brand. */
export class CompleteConsultantDesk1740003000000 implements MigrationInterface {
  readonly name = 'CompleteConsultantDesk1740003000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Two edits of the same entry at the same time: the second one is told.
      ALTER TABLE clients ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
      ALTER TABLE projects ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
      ALTER TABLE meetings ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        ADD COLUMN duration_minutes integer NOT NULL DEFAULT 60 CHECK (duration_minutes BETWEEN 5 AND 1440);
      ALTER TABLE earnings ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        ADD COLUMN status text NOT NULL DEFAULT 'paid' CHECK (status IN ('pending', 'paid', 'void')),
        ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

      -- The address is a secret like a password: only its hash is kept.
      CREATE TABLE consultant_calendars (
        consultant_id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE consultant_brandings (
        consultant_id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
        primary_color text NOT NULL CHECK (primary_color ~ '^#[0-9a-f]{6}$'),
        accent_color text NOT NULL CHECK (accent_color ~ '^#[0-9a-f]{6}$'),
        footer_line text NOT NULL DEFAULT '' CHECK (length(footer_line) <= 200),
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE consultant_logos (
        consultant_id uuid PRIMARY KEY REFERENCES auth_users ON DELETE CASCADE,
        media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg')),
        image bytea NOT NULL CHECK (length(image) <= 204800),
        width_px integer NOT NULL CHECK (width_px > 0),
        height_px integer NOT NULL CHECK (height_px > 0),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE consultant_logos, consultant_brandings, consultant_calendars;
      ALTER TABLE earnings DROP COLUMN version, DROP COLUMN status, DROP COLUMN updated_at;
      ALTER TABLE meetings DROP COLUMN version, DROP COLUMN duration_minutes;
      ALTER TABLE projects DROP COLUMN version;
      ALTER TABLE clients DROP COLUMN version;
    `);
  }
}
