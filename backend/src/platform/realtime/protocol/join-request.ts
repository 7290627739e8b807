import { z } from 'zod';
import { LIVE_TABLES, type LiveTable } from '../ports.js';

const payloadSchema = z.object({
  access_token: z.string().nullish(),
  config: z.object({ postgres_changes: z.unknown().optional() }).optional(),
});

/** What a client sends to join a topic. */
export interface JoinRequest {
  /** Empty when there is none. */
  accessToken: string;
  subscriptions: ChangeSubscription[];
}

/** Returns null if the payload is malformed or requests an unsupported subscription. */
export function parseJoinRequest(payload: Record<string, unknown>): JoinRequest | null {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return null;
  const subscriptions = parseSubscriptions(parsed.data.config?.postgres_changes);
  if (!subscriptions) return null;
  return { accessToken: parsed.data.access_token ?? '', subscriptions };
}

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

const MAX_SUBSCRIPTIONS = 20;
const ID_FILTER = /^id=eq\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const requestSchema = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.enum(['public', '*']),
  table: z.enum([...LIVE_TABLES, '*']).optional(),
  filter: z.union([z.string().regex(ID_FILTER), z.literal('')]).optional(),
  // The client has this option, but rows are always sent whole.
  select: z.undefined().optional(),
});

type SubscriptionRequest = z.output<typeof requestSchema>;

/** One `on('postgres_changes', …)` subscription of a client, with the id by which messages refer to it. */
export interface ChangeSubscription {
  /** Starts at 1 within its channel: the client treats 0 as none. */
  id: number;
  request: SubscriptionRequest;
}

/** Returns the subscriptions of a join, or null if one of them is not supported. Absent means none. */
export function parseSubscriptions(requests: unknown): ChangeSubscription[] | null {
  const parsed = z
    .array(requestSchema)
    .max(MAX_SUBSCRIPTIONS)
    .safeParse(requests ?? []);
  if (!parsed.success) return null;
  return parsed.data.map((request, index) => ({ id: index + 1, request }));
}

/** One entry of the join's reply. The client compares it field by field with what it asked for. */
export function describeSubscription({ id, request }: ChangeSubscription): Record<string, unknown> {
  const { event, schema, table, filter } = request;
  return { id, event, schema, table, filter };
}

/** Whether the subscription covers the row, for any kind of change. */
export function coversRow({ request }: ChangeSubscription, table: LiveTable, rowId: string): boolean {
  const wantsTable = request.table === undefined || request.table === '*' || request.table === table;
  if (!wantsTable || !request.filter) return wantsTable;
  return ID_FILTER.exec(request.filter)?.[1]?.toLowerCase() === rowId.toLowerCase();
}

export function coversType({ request }: ChangeSubscription, type: ChangeType): boolean {
  return request.event === '*' || request.event === type;
}

const PREFIX = 'realtime:';

/** The topic of everything that belongs to one user; `client.channel('user:<id>')` in the client. */
export function ownerTopic(userId: string): string {
  return `${PREFIX}user:${userId}`;
}

/** Strips the prefix that the client adds to every topic. */
export function channelName(topic: string): string {
  return topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : topic;
}
