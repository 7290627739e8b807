import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';

type EndHandler = (sessionId: string) => void;

/** A lost LISTEN connection is back within seconds; an hour covers any outage that people would sit through. */
const GAP_HOURS = 1;

const OPENS_NOTHING = '(s.ended_at IS NOT NULL OR u.deleted_at IS NOT NULL OR u.banned_until > now())';

/** Emits the sessions that end on any replica, by sign-out, ban or deletion, and those that a lost connection missed. */
@Injectable()
export class SessionRevocationEventsService {
  private readonly logger = new Logger(SessionRevocationEventsService.name);
  private readonly handlers = new Set<EndHandler>();
  private readonly changed = new Set<string>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    notifications: NotificationListener,
  ) {
    notifications.subscribe(NOTIFICATION_CHANNELS.sessionChanges, (id) => this.noteChange(id));
    notifications.subscribe(NOTIFICATION_CHANNELS.userChanges, (userId) => this.tell(() => this.endedOfUser(userId)));
    notifications.onGap(() => this.tell(() => this.endedLately()));
  }

  /** Calls `handler` with the id of each session that has ended. It may hear of one session more than once. */
  onSessionEnded(handler: EndHandler): void {
    this.handlers.add(handler);
  }

  /** Sessions that change together, by the thousand when an operator ends them all, are looked up together. */
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
      // Tokens end all the same; only open channels live on until theirs does.
      (error: unknown) => this.logger.warn({ err: error, msg: 'Ended sessions could not be read' }),
    );
  }

  /** A session also changes when its level rises: only one that is gone, or opens nothing, has ended. */
  private async endedAmong(ids: string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT s.id FROM auth_sessions s JOIN auth_users u ON u.id = s.user_id
       WHERE s.id = ANY ($1::uuid[]) AND ${OPENS_NOTHING} IS NOT TRUE`,
      [ids],
    );
    const living = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !living.has(id));
  }

  private endedOfUser(userId: string): Promise<string[]> {
    return this.idsWhere(`s.user_id = $1 AND s.ended_at IS NULL AND ${OPENS_NOTHING}`, [userId]);
  }

  private endedLately(): Promise<string[]> {
    return this.idsWhere(
      `s.ended_at > now() - make_interval(hours => $1) OR (s.ended_at IS NULL AND ${OPENS_NOTHING})`,
      [GAP_HOURS],
    );
  }

  private async idsWhere(condition: string, values: unknown[]): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT s.id FROM auth_sessions s JOIN auth_users u ON u.id = s.user_id WHERE ${condition}`,
      values,
    );
    return rows.map(({ id }) => id);
  }
}
