import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { withDeadline } from '../../../common/time/deadline.js';
import { ChannelRegistry } from '../channels/channel-registry.js';
import { DRAFT_INTERVAL_MS, PORT_TIMEOUT_MS } from '../limits.js';
import { REALTIME_SOURCE, type RealtimeSource } from '../ports.js';
import { KeyedThrottle } from './keyed-throttle.js';

/**
 * Shows owners their running drafts. Each message is the whole state, so a lost one does no harm and a late reader
 * needs no replay.
 */
@Injectable()
export class DraftFanout implements BeforeApplicationShutdown {
  private readonly throttle = new KeyedThrottle<DraftProgress>({
    delayMs: 0,
    gapMs: DRAFT_INTERVAL_MS,
    merge: (_waiting, newer) => newer,
    work: (progress) => this.deliver(progress),
  });

  constructor(
    @Inject(REALTIME_SOURCE) private readonly source: RealtimeSource,
    private readonly registry: ChannelRegistry,
  ) {}

  receive(progress: DraftProgress): void {
    if (this.registry.ofUser(progress.userId).length > 0) this.throttle.push(progress.generationId, progress);
  }

  beforeApplicationShutdown(): void {
    this.throttle.stop();
  }

  private async deliver({ userId, generationId }: DraftProgress): Promise<void> {
    if (this.registry.ofUser(userId).length === 0) return;
    const snapshot = await withDeadline(this.source.readDraft(generationId, userId), PORT_TIMEOUT_MS);
    if (snapshot === null) return;
    for (const channel of this.registry.ofUser(userId)) channel.sendBroadcast('draft', snapshot);
  }
}

/** A notification of a draft that has grown: ids only. */
export interface DraftProgress {
  userId: string;
  generationId: string;
}

const payloadSchema = z.object({ user_id: z.string().min(1), generation_id: z.string().min(1) });

/** Gives null for anything malformed. */
export function parseDraftProgress(payload: unknown): DraftProgress | null {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return null;
  return { userId: parsed.data.user_id, generationId: parsed.data.generation_id };
}
