import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes and uses of the ways people sign in, for reconstructing an incident (ADR 0029). */
export class CreateSecurityEvents1740007200000 implements MigrationInterface {
  readonly name = 'CreateSecurityEvents1740007200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE security_events (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,60}$'),
        -- The account that it is about. No foreign key: events outlive the account for a while.
        user_id uuid,
        session_id uuid,
        actor text NOT NULL CHECK (actor IN ('person', 'operator', 'admin_api', 'system', 'anonymous')),
        client_ip inet,
        user_agent text CHECK (length(user_agent) <= 400),
        request_id text CHECK (length(request_id) <= 64),
        details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object' AND length(details::text) <= 2000)
      );
      CREATE INDEX security_events_list ON security_events (user_id, at DESC, id DESC) WHERE user_id IS NOT NULL;
      CREATE INDEX security_events_at ON security_events (at);
      CREATE INDEX security_events_device ON security_events (user_id, (details ->> 'device'), at)
        WHERE kind = 'signed_in';
      CREATE INDEX security_events_address ON security_events ((details ->> 'address'), at DESC)
        WHERE user_id IS NULL AND details ->> 'address' IS NOT NULL;
      CREATE INDEX security_events_deleted_account ON security_events (at) WHERE kind = 'account_deleted';

      -- Nobody writes an event into the past or the future.
      CREATE FUNCTION stamp_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.at := now();
        RETURN NEW;
      END
      $$;
      CREATE TRIGGER security_events_stamp BEFORE INSERT ON security_events
        FOR EACH ROW EXECUTE FUNCTION stamp_security_event();

      -- The product may not delete events. This is the one way for it to let old ones go: never any of the last 90 days,
      -- and of a deleted account never any of the last 30, whatever the caller asks for. Ten thousand a call.
      CREATE FUNCTION prune_security_events(kept_days integer) RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      DECLARE
        expired integer;
        orphaned integer;
      BEGIN
        DELETE FROM public.security_events WHERE id IN (
          SELECT id FROM public.security_events
          WHERE at < now() - make_interval(days => greatest(kept_days, 90)) ORDER BY at LIMIT 5000);
        GET DIAGNOSTICS expired = ROW_COUNT;
        -- The oldest first: the event of the deletion, by which the others are found, goes last.
        DELETE FROM public.security_events WHERE id IN (
          SELECT event.id
          FROM public.security_events deletion
          JOIN public.security_events event ON event.user_id = deletion.user_id
          WHERE deletion.kind = 'account_deleted' AND deletion.at < now() - interval '30 days'
            AND NOT EXISTS (SELECT 1 FROM public.auth_users u WHERE u.id = deletion.user_id AND u.deleted_at IS NULL)
          ORDER BY event.at, event.id LIMIT 5000);
        GET DIAGNOSTICS orphaned = ROW_COUNT;
        RETURN expired + orphaned;
      END
      $$;
      REVOKE EXECUTE ON FUNCTION prune_security_events(integer) FROM PUBLIC;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION prune_security_events(integer);
      DROP TABLE security_events;
      DROP FUNCTION stamp_security_event();
    `);
  }
}
