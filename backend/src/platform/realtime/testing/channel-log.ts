import type { RealtimeChannel } from '@supabase/realtime-js';
import { waitFor } from '../../../../../test/support/wait-for.js';

/** Events emitted by a channel of the real client. */
export interface ChannelLog {
  /** Statuses of the subscription, each with its error text. */
  statuses: Array<{ status: string; reason?: string }>;
  system: Record<string, unknown>[];
  broadcasts: Record<string, unknown>[];
  changes: Record<string, unknown>[];
}

interface Subscription {
  event: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  table?: string;
  schema?: string;
  filter?: string;
  select?: string[];
}

/** Subscribes the channel and records its events. */
export function followChannel(channel: RealtimeChannel, subscriptions: Subscription[] = []): ChannelLog {
  const log: ChannelLog = { statuses: [], system: [], broadcasts: [], changes: [] };
  channel.on('system', {}, (payload: Record<string, unknown>) => log.system.push(payload));
  channel.on('broadcast', { event: '*' }, (payload: Record<string, unknown>) => log.broadcasts.push(payload));
  for (const subscription of subscriptions) {
    // The library has one overload for each event; a table of tests needs them all in one.
    const filter = { schema: 'public', ...subscription } as { event: '*'; schema: string };
    channel.on('postgres_changes', filter, (payload) => log.changes.push({ ...payload }));
  }
  channel.subscribe((status, error) => log.statuses.push(error ? { status, reason: error.message } : { status }));
  return log;
}

const PATIENCE = { timeout: 4000, interval: 10 };

/** Resolves once `check` no longer throws; the timeout allows for a busy machine. */
export function eventually(check: () => void): Promise<void> {
  return waitFor(check, PATIENCE);
}
