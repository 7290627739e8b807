import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { describeDevice } from '../../../common/http/describe-device.js';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { accountProblems } from './account.problems.js';
import type { AccountSessionDto } from './dto/account.dto.js';

const MAX_SESSIONS = 100;

const LIVING = `SELECT id, created_at, coalesce(refreshed_at, created_at) AS last_used_at, user_agent,
    id = $2 AS is_current
  FROM auth_sessions WHERE user_id = $1 AND ended_at IS NULL
  ORDER BY is_current DESC, created_at DESC, id DESC LIMIT $3`;

/** Where the person is signed in. */
@Injectable()
export class AccountSessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reads: PreparedQueries,
    private readonly events: SecurityEventsRecorderService,
    private readonly notifications: NotificationListener,
  ) {}

  /** The current session, then the newest first. */
  async list({ userId, sessionId }: Principal): Promise<AccountSessionDto[]> {
    const rows = await this.reads.query<Omit<AccountSessionDto, 'device'>>('account-sessions', LIVING, [
      userId,
      sessionId,
      MAX_SESSIONS,
    ]);
    return rows.map((row) => ({ ...row, device: describeDevice(row.user_agent) }));
  }

  /**
   * Signs one session out; its open tabs notice at once.
   * @throws the problem `session-not-found`.
   */
  async end({ userId }: Principal, sessionId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [, count]: [unknown, number] = await manager.query(
        'UPDATE auth_sessions SET ended_at = now() WHERE id = $1 AND user_id = $2 AND ended_at IS NULL',
        [sessionId, userId],
      );
      if (count === 0) throw accountProblems['session-not-found']();
      await this.events.record(manager, { kind: 'session_ended', userId, details: { ended_session: sessionId } });
    });
    this.notifications.emitLocally(NOTIFICATION_CHANNELS.sessionChanges, sessionId);
  }
}
