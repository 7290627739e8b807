import { Injectable, Logger } from '@nestjs/common';
import { NotificationListener } from '../../../database/notification-listener.js';
import { ChannelAccess } from '../channels/channel-access.service.js';
import { ChannelRegistry } from '../channels/channel-registry.service.js';
import { DraftFanout } from './draft-fanout.service.js';
import { DRAFT_PROGRESS_CHANNEL, parseDraftProgress } from './draft-progress.js';
import { parseRowChange, ROW_CHANGES_CHANNEL } from './row-change.js';
import { RowChangeFanout } from './row-change-fanout.service.js';

/** Leads the notifications of the database to the channels, and makes up for those that were lost. */
@Injectable()
export class NotifiedChanges {
  private readonly logger = new Logger(NotifiedChanges.name);

  constructor(
    private readonly listener: NotificationListener,
    private readonly access: ChannelAccess,
    private readonly registry: ChannelRegistry,
    private readonly rowChanges: RowChangeFanout,
    private readonly drafts: DraftFanout,
  ) {}

  /** Must be called before the application has started: the listener connects then. */
  subscribe(): void {
    this.listener.subscribe(ROW_CHANGES_CHANNEL, (payload) => {
      const change = parseRowChange(this.parseJson(payload));
      if (change) this.rowChanges.receive(change);
    });
    this.listener.subscribe(DRAFT_PROGRESS_CHANNEL, (payload) => {
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
