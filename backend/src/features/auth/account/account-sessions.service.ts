import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { describeDevice } from '../../../common/http/describe-device.js';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { SessionQueries } from '../sessions/session.queries.js';
import { SessionChangeQueries } from '../sessions/session-change.queries.js';
import { accountProblems } from './account.problems.js';
import type { AccountSessionDto } from './dto/account.dto.js';

/** Where the person is signed in. */
@Injectable()
export class AccountSessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: SessionQueries,
    private readonly events: SecurityEventsRecorderService,
    private readonly notifications: NotificationListener,
  ) {}

  /** The current session, then the newest first. */
  async list({ userId, sessionId }: Principal): Promise<AccountSessionDto[]> {
    const rows = await this.queries.listLiving(userId, sessionId);
    return rows.map((row) => ({ ...row, device: describeDevice(row.user_agent) }));
  }

  /**
   * Signs one session out; its open tabs notice at once.
   * @throws the problem `session-not-found`.
   */
  async end({ userId }: Principal, sessionId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const hasEnded = await new SessionChangeQueries(manager).end(sessionId, userId);
      if (!hasEnded) throw accountProblems['session-not-found']();
      await this.events.record(manager, { kind: 'session_ended', userId, details: { ended_session: sessionId } });
    });
    this.notifications.emitLocally(NOTIFICATION_CHANNELS.sessionChanges, sessionId);
  }
}
