import { RealtimeClient } from '@supabase/realtime-js';
import type { QueryClient } from '@tanstack/react-query';
import { draftKey } from '../../api/draft-key';
import { subscriptionCheckKey } from '../../api/subscription-check-key';
import { catchUp } from './catch-up';
import { InterruptionWatch } from './interruption-watch';

interface LiveOptions {
  userId: string;
  anonKey: string;
  getToken: () => Promise<string | null>;
  queryClient: QueryClient;
  /** The server has closed or rejected the channel: the session may have ended. */
  onRefused: () => void;
  /** Called when the channel has been interrupted for a while (true), and when it is back (false). */
  onInterruption: (isInterrupted: boolean) => void;
}

interface RowChange {
  eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  table: string;
  new: { id?: string };
  old: { id?: string };
}

interface DraftMessage {
  payload: { sop_id: string; seq: number; state: string; provider: string | null; document: unknown };
}

/** The queries of the page of an SOP. */
const SOP_QUERIES = ['getSop', 'checkSop', 'listVersions', 'compareVersion'];
/** The queries over all SOPs. */
const OVERVIEW_QUERIES = [
  'listSops',
  'searchSops',
  'listDeletedSops',
  'getSopFigures',
  'getTeamFigures',
  'getUsageFigures',
  'getUsageDetails',
  'listTeamActivity',
];
const FOLLOWED_QUERIES = [...SOP_QUERIES, ...OVERVIEW_QUERIES];
const HEARTBEAT_MS = 25_000;
const BACK_OFF_MS = [1000, 2000, 5000];
const LAST_BACK_OFF_MS = 10_000;

/** Delay before the n-th reconnect attempt: 1, 2, 5, then always 10 seconds (S4.22, S9.42). */
export function reconnectAfterMs(tries: number): number {
  return BACK_OFF_MS[tries - 1] ?? LAST_BACK_OFF_MS;
}

/**
 * Subscribes to the user's rows, so that lists and open pages are updated automatically.
 * @returns a function that stops it.
 */
export function startLiveUpdates(options: LiveOptions): () => void {
  const { userId, anonKey, getToken, queryClient, onRefused, onInterruption } = options;
  const address = new URL('/api/v1/realtime', window.location.href).href.replace(/^http/, 'ws');
  const client = new RealtimeClient(address, {
    params: { apikey: anonKey },
    heartbeatIntervalMs: HEARTBEAT_MS,
    reconnectAfterMs,
    accessToken: getToken,
  });
  const interruptions = new InterruptionWatch(onInterruption);
  let isStopped = false;
  let wasSubscribed = false;
  const refetchAll = () => {
    for (const operation of FOLLOWED_QUERIES) refetch(queryClient, { _id: operation });
  };
  void client.setAuth().then(() => {
    const channel = client.channel(`user:${userId}`);
    for (const table of ['sops', 'install_links', 'subscribers']) {
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) => {
        applyChange(queryClient, change as unknown as RowChange);
      });
    }
    channel
      .on('broadcast', { event: 'draft' }, (message) => {
        const { payload } = message as unknown as DraftMessage;
        queryClient.setQueryData(draftKey(payload.sop_id), payload);
      })
      .on('broadcast', { event: 'resync' }, refetchAll)
      .subscribe((status) => {
        if (isStopped) return;
        if (status !== 'SUBSCRIBED') {
          interruptions.handleLoss();
          onRefused();
          return;
        }
        interruptions.handleReturn();
        // Changes before this moment, or while disconnected, were not reported.
        if (wasSubscribed) refetchAll();
        else catchUp(queryClient, FOLLOWED_QUERIES);
        wasSubscribed = true;
      });
  });
  return () => {
    isStopped = true;
    interruptions.stop();
    void client.disconnect();
  };
}

/** A change is a hint: the shown data is refetched once, however many rows have changed. */
function applyChange(queryClient: QueryClient, change: RowChange): void {
  const id = change.new.id ?? change.old.id;
  if (change.table === 'sops') {
    for (const operation of OVERVIEW_QUERIES) refetch(queryClient, { _id: operation });
    // A deleted SOP cannot be fetched.
    if (id && change.eventType !== 'DELETE') {
      for (const operation of SOP_QUERIES) refetch(queryClient, { _id: operation, path: { id } });
    }
  } else if (change.table === 'install_links') {
    refetch(queryClient, { _id: 'listInstallLinks' });
  } else {
    refetch(queryClient, { _id: 'getSubscription' });
    void queryClient.invalidateQueries({ queryKey: subscriptionCheckKey });
  }
}

/** The generated keys also hold the request's options; every variant of the call has this prefix. */
function refetch(queryClient: QueryClient, call: { _id: string; path?: { id: string } }): void {
  void queryClient.invalidateQueries({ queryKey: [call] });
}
