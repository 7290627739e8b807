import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { withDeadline } from '../../../common/time/deadline.js';
import { ChannelRegistry } from '../channels/channel-registry.js';
import { DRAFT_INTERVAL_MS, PORT_TIMEOUT_MS } from '../limits.js';
import { REALTIME_SOURCE, type RealtimeSource } from '../ports.js';
import { KeyedThrottle } from './keyed-throttle.js';

/**
 * Broadcasts running drafts to their owners. Each message is the full state, so lost messages are harmless and late
 * subscribers need no replay.
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

/** Notification that a draft has grown; ids only. */
export interface DraftProgress {
  userId: string;
  generationId: string;
}

const payloadSchema = z.object({ user_id: z.string().min(1), generation_id: z.string().min(1) });

/** Returns null for malformed payloads. */
export function parseDraftProgress(payload: unknown): DraftProgress | null {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return null;
  return { userId: parsed.data.user_id, generationId: parsed.data.generation_id };
}
