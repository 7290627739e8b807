import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/access/principal.js';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { describeDevice } from '../../common/http/describe-device.js';
import { PreparedQueries } from '../../database/prepared-queries.js';
import type { SecurityEventDto, SecurityEventPageDto } from './dto/security-event.dto.js';

/** Who sat at the command line is the operator's own matter. */
const OWN = `SELECT id, at, kind, actor, client_ip, user_agent, details - 'operator' AS details,
    session_id IS NOT DISTINCT FROM $3 AS is_current_session
  FROM security_events WHERE user_id = $1`;
const ORDER = 'ORDER BY at DESC, id DESC LIMIT $2';

const FIRST_PAGE = `${OWN} ${ORDER}`;
const NEXT_PAGE = `${OWN} AND (at, id) < ($4, $5) ${ORDER}`;

const COLUMNS = 'at, kind, actor, client_ip, user_agent, session_id, request_id, details';
const REPORTED = `SELECT ${COLUMNS} FROM security_events
  WHERE user_id = $1 OR (user_id IS NULL AND details ->> 'address' = $3) ${ORDER}`;

type Row = Omit<SecurityEventDto, 'device'> & { user_agent: string | null };

/** An event as an operator reads it. */
export type ReportedEvent = Record<string, unknown>;

/** Reads of the security events, one query a page. */
@Injectable()
export class SecurityEventsQueries {
  constructor(private readonly reads: PreparedQueries) {}

  async listOwn(
    { userId, sessionId }: Principal,
    { limit, cursor }: { limit: number; cursor: Cursor | null },
  ): Promise<SecurityEventPageDto> {
    // One row more than asked tells whether there is a next page.
    const values = [userId, limit + 1, sessionId];
    const rows = cursor
      ? await this.reads.query<Row>('security-events-next', NEXT_PAGE, [...values, cursor.at, cursor.id])
      : await this.reads.query<Row>('security-events-first', FIRST_PAGE, values);
    const items = rows.slice(0, limit).map(describe);
    const last = items.at(-1);
    return { items, next_cursor: rows.length > limit && last ? encodeCursor(last) : null };
  }

  /**
   * What an operator reads: events of an account, be it deleted, and of tries on an address that had no account then.
   * @param subject.addressHash as the recorder makes it.
   */
  async report(
    { userId, addressHash }: { userId: string | null; addressHash: string | null },
    limit: number,
  ): Promise<ReportedEvent[]> {
    return this.reads.query('security-events-report', REPORTED, [userId, limit, addressHash]);
  }
}

function describe({ user_agent: userAgent, ...row }: Row): SecurityEventDto {
  return { ...row, device: row.client_ip === null ? null : describeDevice(userAgent) };
}
