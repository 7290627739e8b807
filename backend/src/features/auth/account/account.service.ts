import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { Clock } from '../../../common/clock.js';
import { describeDevice } from '../../../common/http/describe-device.js';
import { defineProblems } from '../../../common/problems/problem.js';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { PersonalDataQueries } from '../../personal-data/personal-data.queries.js';
import { PersonalDataRegistryService } from '../../personal-data/personal-data-registry.service.js';
import type { PersonalDataPart } from '../../personal-data/personal-data-source.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { SessionQueries } from '../sessions/session.queries.js';
import { SessionChangeQueries } from '../sessions/session-change.queries.js';
import type { AccountSessionDto } from './dto/account.dto.js';

const accountProblems = defineProblems({
  'session-not-found': { status: 404, title: 'There is no such session' },
  'too-many-exports': { status: 429, title: 'Your data was downloaded too often, try again later' },
});

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
   * Ends one session; its open tabs are notified immediately.
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

/** The export reads every table, so it is limited. */
const MAX_AN_HOUR = 10;

/** Exports all data stored about a person. */
@Injectable()
export class AccountExportService {
  private readonly limit: Limiter;

  constructor(
    private readonly personalData: PersonalDataRegistryService,
    private readonly queries: PersonalDataQueries,
    private readonly clock: Clock,
    private readonly events: SecurityEventsRecorderService,
    limiters: RateLimitersService,
  ) {
    this.limit = limiters.of({ name: 'account-export', points: MAX_AN_HOUR, windowS: 3600 });
  }

  /**
   * Streamed JSON text: a slow reader holds no database connection.
   * @throws `too-many-exports`.
   */
  async read(userId: string): Promise<Readable> {
    const parts = this.personalData.parts();
    await this.limit.countOrRefuse(userId, accountProblems['too-many-exports']);
    await this.events.recordAlone({ kind: 'account_exported', userId });
    return Readable.from(this.write(parts, userId));
  }

  private async *write(parts: readonly PersonalDataPart[], userId: string): AsyncGenerator<string> {
    yield `{"exported_at":${JSON.stringify(this.clock.now().toISOString())}`;
    for (const part of parts) {
      yield `,\n${JSON.stringify(part.name)}:[`;
      let separator = '\n';
      for await (const row of this.queries.rowsOf(part, userId)) {
        yield `${separator}${row}`;
        separator = ',\n';
      }
      yield ']';
    }
    yield '}\n';
  }
}
