import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { needsSecondFactor } from '../../../common/access/principal.js';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import type { AuthenticatedSession, RealtimeAuthenticator } from '../../../platform/realtime/ports.js';
import { SessionChangeQueries } from '../sessions/session-change.queries.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { AccessTokenService } from './access-token.service.js';

type EndHandler = (sessionId: string) => void;

/** Emits the sessions that end on any replica, by sign-out, ban or deletion, and those that a lost connection missed. */
@Injectable()
export class SessionRevocationEventsService {
  private readonly logger = new Logger(SessionRevocationEventsService.name);
  private readonly handlers = new Set<EndHandler>();
  private readonly changed = new Set<string>();
  private readonly queries: SessionChangeQueries;

  constructor(@InjectDataSource() dataSource: DataSource, notifications: NotificationListener) {
    this.queries = new SessionChangeQueries(dataSource.manager);
    notifications.subscribe(NOTIFICATION_CHANNELS.sessionChanges, (id) => this.noteChange(id));
    notifications.subscribe(NOTIFICATION_CHANNELS.userChanges, (userId) =>
      this.tell(() => this.queries.listShutOfUser(userId)),
    );
    notifications.onGap(() => this.tell(() => this.queries.listShutLately()));
  }

  /** Calls `handler` with the id of each ended session, possibly more than once. */
  onSessionEnded(handler: EndHandler): void {
    this.handlers.add(handler);
  }

  /** Sessions that change together, thousands when an operator ends them all, are looked up in batches. */
  private noteChange(sessionId: string): void {
    if (this.changed.size === 0) {
      setImmediate(() => {
        const ids = [...this.changed];
        this.changed.clear();
        this.tell(() => this.endedAmong(ids));
      });
    }
    this.changed.add(sessionId);
  }

  private tell(findEnded: () => Promise<string[]>): void {
    if (this.handlers.size === 0) return;
    findEnded().then(
      (ids) => {
        for (const id of ids) for (const handler of this.handlers) handler(id);
      },
      // Tokens expire anyway; only open channels stay until theirs does.
      (error: unknown) => this.logger.warn({ err: error, msg: 'Ended sessions could not be read' }),
    );
  }

  /** A step-up is a change, too: only a missing or rejected session has ended. */
  private async endedAmong(ids: string[]): Promise<string[]> {
    const living = new Set(await this.queries.listLivingAmong(ids));
    return ids.filter((id) => !living.has(id));
  }
}

/** Public API of the feature: tells the channel server whose token it is, and when its session ends. */
@Injectable()
export class RealtimeAuthenticatorService implements RealtimeAuthenticator {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionCheckService,
    private readonly endings: SessionRevocationEventsService,
  ) {}

  async authenticate(accessToken: string): Promise<AuthenticatedSession | null> {
    const token = await this.tokens.verify(accessToken);
    const status = token && (await this.sessions.check(token));
    if (!status || 'refusal' in status || needsSecondFactor(status.principal)) return null;
    const expiresAt = Math.min(token.expiresAt, Math.floor(status.endsAt / 1000));
    return { userId: token.userId, sessionId: token.sessionId, expiresAt };
  }

  onSessionEnded(handler: (sessionId: string) => void): void {
    this.endings.onSessionEnded(handler);
  }
}
