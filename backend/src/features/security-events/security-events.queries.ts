import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Principal } from '../../common/access/principal.js';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { describeDevice } from '../../common/http/describe-device.js';
import { PreparedQueries } from '../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../database/prepared-statement.js';
import type { SecurityEventDto, SecurityEventPageDto } from './security-event.dto.js';
import type { RecordedEvent } from './security-event.js';

/** The operator's user name is not shown. */
const OWN = `SELECT id, at, kind, actor, client_ip, user_agent, details - 'operator' AS details,
    session_id IS NOT DISTINCT FROM $3 AS is_current_session
  FROM security_events WHERE user_id = $1`;
const ORDER = 'ORDER BY at DESC, id DESC LIMIT $2';

const FIRST_PAGE = `${OWN} ${ORDER}`;
const NEXT_PAGE = `${OWN} AND (at, id) < ($4, $5) ${ORDER}`;

const COLUMNS = 'at, kind, actor, client_ip, user_agent, session_id, request_id, details';
const REPORTED = `SELECT ${COLUMNS} FROM security_events
  WHERE user_id = $1 OR (user_id IS NULL AND details ->> 'address' = $3) ${ORDER}`;

/** A device that was not used for longer counts as new. */
const KNOWN_FOR_DAYS = 90;

const IS_NEW_DEVICE: PreparedStatement = {
  name: 'security-event-new-device',
  text: `SELECT EXISTS (SELECT 1 FROM security_events WHERE user_id = $1 AND kind = 'signed_in')
    AND NOT EXISTS (SELECT 1 FROM security_events WHERE user_id = $1 AND kind = 'signed_in'
      AND details ->> 'device' = $2 AND at > now() - make_interval(days => $3)) AS is_new`,
};

const INSERT: PreparedStatement = {
  name: 'security-event-insert',
  text: `INSERT INTO security_events
    (id, kind, user_id, session_id, actor, client_ip, user_agent, request_id, details)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

const OWNER = 'SELECT id FROM auth_users WHERE email = $1 AND deleted_at IS NULL';
const CONFIRMED_ADDRESS = `SELECT email FROM auth_users
  WHERE id = $1 AND email_confirmed_at IS NOT NULL AND deleted_at IS NULL`;

type Row = Omit<SecurityEventDto, 'device'> & { user_agent: string | null };

/** An event as an operator reads it. */
export type ReportedEvent = Record<string, unknown>;

/** Statements on security events. A method that takes a manager runs in the transaction of the caller. */
@Injectable()
export class SecurityEventsQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** One query a page. */
  async listOwn(
    { userId, sessionId }: Principal,
    { limit, cursor }: { limit: number; cursor: Cursor | null },
  ): Promise<SecurityEventPageDto> {
    // One extra row tells whether there is a next page.
    const values = [userId, limit + 1, sessionId];
    const rows = cursor
      ? await this.reads.query<Row>('security-events-next', NEXT_PAGE, [...values, cursor.at, cursor.id])
      : await this.reads.query<Row>('security-events-first', FIRST_PAGE, values);
    const items = rows.slice(0, limit).map(describe);
    const last = items.at(-1);
    return { items, next_cursor: rows.length > limit && last ? encodeCursor(last) : null };
  }

  /**
   * The events for an operator: of an account, also a deleted one, and of attempts on an address without an account.
   * @param subject.addressHash as the recorder makes it.
   */
  async report(
    { userId, addressHash }: { userId: string | null; addressHash: string | null },
    limit: number,
  ): Promise<ReportedEvent[]> {
    return this.reads.query('security-events-report', REPORTED, [userId, limit, addressHash]);
  }

  /** The id of the account that has an address. @param email in lower case. */
  async findOwnerId(email: string): Promise<string | null> {
    const [owner] = await this.reads.query<{ id: string }>('security-events-owner', OWNER, [email]);
    return owner?.id ?? null;
  }

  /** The address for notices: the only verified one. */
  async findConfirmedAddress(manager: EntityManager, userId: string | null): Promise<string | null> {
    const rows: { email: string | null }[] = await manager.query(CONFIRMED_ADDRESS, [userId]);
    return rows[0]?.email ?? null;
  }

  /** Whether the account was used before, but not in the last ninety days with this device. */
  async isNewDevice(manager: EntityManager, userId: string, device: string): Promise<boolean> {
    const [row] = await runPrepared<{ is_new: boolean }>(manager, IS_NEW_DEVICE, [userId, device, KNOWN_FOR_DAYS]);
    return row?.is_new ?? false;
  }

  async insert(manager: EntityManager, event: RecordedEvent): Promise<void> {
    const { id, kind, userId, sessionId, actor, clientIp, userAgent, requestId, details } = event;
    const values = [id, kind, userId, sessionId, actor, clientIp, userAgent, requestId, JSON.stringify(details)];
    await runPrepared(manager, INSERT, values);
  }

  /** Deletes a bounded number of old events. The app role may not delete any: a function of the owner does it. */
  async prune(days: number): Promise<void> {
    await this.reads.query('security-events-prune', 'SELECT prune_security_events($1)', [days]);
  }
}

function describe({ user_agent: userAgent, ...row }: Row): SecurityEventDto {
  return { ...row, device: row.client_ip === null ? null : describeDevice(userAgent) };
}
