import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { withDeadline } from '../../../common/time/deadline.js';
import type { ChangeMessage } from '../channels/channel.js';
import { ChannelRegistry } from '../channels/channel-registry.js';
import { PORT_TIMEOUT_MS, ROW_CHANGE_DELAY_MS } from '../limits.js';
import { LIVE_TABLES, type LiveTable, REALTIME_SOURCE, type RealtimeSource } from '../ports.js';
import type { ChangeType } from '../protocol/join-request.js';
import { KeyedThrottle } from './keyed-throttle.js';

/** Sends changed rows to an owner's channels. A row is read once per process and change, and only if it is followed. */
@Injectable()
export class RowChangeFanout implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RowChangeFanout.name);
  private readonly throttle = new KeyedThrottle<RowChange>({
    delayMs: ROW_CHANGE_DELAY_MS,
    gapMs: ROW_CHANGE_DELAY_MS,
    merge: mergeRowChanges,
    work: (change) => this.deliver(change),
  });

  constructor(
    @Inject(REALTIME_SOURCE) private readonly source: RealtimeSource,
    private readonly registry: ChannelRegistry,
    private readonly clock: Clock,
  ) {}

  receive(change: RowChange): void {
    if (this.isFollowed(change)) this.throttle.push(`${change.table}:${change.id}`, change);
  }

  beforeApplicationShutdown(): void {
    this.throttle.stop();
  }

  private async deliver(change: RowChange): Promise<void> {
    if (!this.isFollowed(change)) return;
    try {
      const message = await this.readMessage(change);
      for (const channel of this.registry.ofUser(change.userId)) channel.sendChange(change.id, message);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'A changed row could not be read', table: change.table });
      for (const channel of this.registry.ofUser(change.userId)) channel.sendResync();
    }
  }

  private isFollowed({ userId, table, id }: RowChange): boolean {
    return this.registry.ofUser(userId).some((channel) => channel.followsRow(table, id));
  }

  private async readMessage(change: RowChange): Promise<ChangeMessage> {
    const { table, type, id, userId } = change;
    const record =
      type === 'DELETE' ? null : await withDeadline(this.source.readRow(table, id, userId), PORT_TIMEOUT_MS);
    return {
      schema: 'public',
      table,
      // To its followers, a row that its owner can no longer read, such as a soft-deleted one, is deleted.
      type: record === null ? 'DELETE' : type,
      commit_timestamp: this.clock.now().toISOString(),
      record: record ?? {},
      old_record: type === 'INSERT' && record !== null ? {} : { id },
      columns: [],
      errors: null,
    };
  }
}

/** Notification of a changed row; ids only. */
export interface RowChange {
  table: LiveTable;
  type: ChangeType;
  userId: string;
  /** For `subscribers` the same as `userId`. */
  id: string;
}

const payloadSchema = z.object({
  table: z.enum(LIVE_TABLES),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  user_id: z.string().min(1),
  id: z.string().min(1),
});

/** Returns null for a table without realtime updates and for malformed payloads. */
export function parseRowChange(payload: unknown): RowChange | null {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return null;
  const { table, type, user_id: userId, id } = parsed.data;
  return { table, type, userId, id };
}

/** Merges two changes of a row: an insert followed by an update stays an insert. */
export function mergeRowChanges(earlier: RowChange, later: RowChange): RowChange {
  const isStillNew = earlier.type === 'INSERT' && later.type === 'UPDATE';
  return isStillNew ? earlier : later;
}
