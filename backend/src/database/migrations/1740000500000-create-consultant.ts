import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A consultant's clients, projects, earnings and meetings. */
export class CreateConsultant1740000500000 implements MigrationInterface {
  readonly name = 'CreateConsultant1740000500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE clients (
        id uuid PRIMARY KEY,
        consultant_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        email text,
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('pending', 'active', 'inactive', 'ended')),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (consultant_id, id)
      );
      CREATE INDEX clients_list ON clients (consultant_id, updated_at DESC, id DESC);
      CREATE INDEX clients_status ON clients (consultant_id, status);

      CREATE TABLE projects (
        id uuid PRIMARY KEY,
        consultant_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        client_id uuid,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('planned', 'active', 'completed', 'archived')),
        due_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (consultant_id, client_id) REFERENCES clients (consultant_id, id) ON DELETE CASCADE
      );
      CREATE INDEX projects_list ON projects (consultant_id, updated_at DESC, id DESC);
      CREATE INDEX projects_status ON projects (consultant_id, status);
      CREATE INDEX projects_client ON projects (consultant_id, client_id);

      CREATE TABLE earnings (
        id uuid PRIMARY KEY,
        consultant_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        client_id uuid,
        amount numeric(12, 2) NOT NULL,
        currency text NOT NULL DEFAULT 'usd' CHECK (currency ~ '^[a-z]{3}$'),
        earned_at timestamptz NOT NULL,
        reference text,
        created_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (consultant_id, client_id) REFERENCES clients (consultant_id, id) ON DELETE CASCADE
      );
      CREATE INDEX earnings_list ON earnings (consultant_id, earned_at DESC, id DESC);
      CREATE INDEX earnings_client ON earnings (consultant_id, client_id);

      CREATE TABLE meetings (
        id uuid PRIMARY KEY,
        consultant_id uuid NOT NULL REFERENCES auth_users ON DELETE CASCADE,
        client_id uuid,
        title text NOT NULL DEFAULT '' CHECK (length(title) <= 200),
        status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'done', 'cancelled')),
        scheduled_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (consultant_id, client_id) REFERENCES clients (consultant_id, id) ON DELETE CASCADE
      );
      CREATE INDEX meetings_list ON meetings (consultant_id, scheduled_at DESC, id DESC);
      CREATE INDEX meetings_status ON meetings (consultant_id, status, scheduled_at);
      CREATE INDEX meetings_client ON meetings (consultant_id, client_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE meetings, earnings, projects, clients;
    `);
  }
}
