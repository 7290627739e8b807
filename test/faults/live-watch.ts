import { RealtimeClient } from '@supabase/realtime-js';
import WebSocket from 'ws';
import type { Person } from '../support/accounts.js';
import type { RunningServer } from '../support/server-process.js';

/** A browser that follows the SOPs of a person, through one web process. */
export class LiveWatch {
  private readonly told = new Set<string>();

  private constructor(private readonly client: RealtimeClient) {}

  static async open({ origin, anonKey }: RunningServer, person: Person): Promise<LiveWatch> {
    const client = new RealtimeClient(`${origin.replace('http', 'ws')}/api/v1/realtime`, {
      params: { apikey: anonKey },
      transport: WebSocket as never,
      accessToken: async () => person.accessToken,
    });
    await client.setAuth();
    const watch = new LiveWatch(client);
    const channel = client.channel(`user:${person.userId}`);
    channel.on(
      'postgres_changes' as never,
      { event: '*', schema: 'public', table: 'sops' } as never,
      (change: { new: { id?: string } }) => {
        if (change.new.id) watch.told.add(change.new.id);
      },
    );
    await new Promise<void>((resolve, reject) => {
      channel.subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        // Later ones are the faults themselves; the client joins again.
        else if (status !== 'CLOSED') reject(error ?? new Error(status));
      });
    });
    return watch;
  }

  /** Whether the browser has been told of an SOP. */
  hasSeen(id: string): boolean {
    return this.told.has(id);
  }

  async close(): Promise<void> {
    await this.client.disconnect();
  }
}
