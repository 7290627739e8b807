import { Injectable, Logger } from '@nestjs/common';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import { ChannelAccess } from '../channels/channel-access.js';
import { ChannelRegistry } from '../channels/channel-registry.js';
import { DraftFanout, parseDraftProgress } from './draft-fanout.js';
import { parseRowChange, RowChangeFanout } from './row-change-fanout.js';

/** Routes database notifications to channels. After a gap, every client is told to reload. */
@Injectable()
export class NotificationRouter {
  private readonly logger = new Logger(NotificationRouter.name);

  constructor(
    private readonly listener: NotificationListener,
    private readonly access: ChannelAccess,
    private readonly registry: ChannelRegistry,
    private readonly rowChanges: RowChangeFanout,
    private readonly drafts: DraftFanout,
  ) {}

  /** Must be called before the application has started: the listener connects then. */
  subscribe(): void {
    this.listener.subscribe(NOTIFICATION_CHANNELS.rowChanges, (payload) => {
      const change = parseRowChange(this.parseJson(payload));
      if (change) this.rowChanges.receive(change);
    });
    this.listener.subscribe(NOTIFICATION_CHANNELS.draftProgress, (payload) => {
      const progress = parseDraftProgress(this.parseJson(payload));
      if (progress) this.drafts.receive(progress);
    });
    this.listener.onGap(() => this.recover());
  }

  private recover(): void {
    for (const channel of this.registry.all()) channel.sendResync();
    void this.access.recheckSessions();
  }

  private parseJson(payload: string): unknown {
    try {
      return JSON.parse(payload);
    } catch {
      this.logger.warn('A notification is not JSON');
      return undefined;
    }
  }
}
