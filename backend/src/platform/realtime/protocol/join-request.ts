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

/** Gives null when the payload has another shape or asks for a subscription that is not supported. */
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
  // Part of the client's vocabulary, but a row is always sent whole.
  select: z.undefined().optional(),
});

type SubscriptionRequest = z.output<typeof requestSchema>;

/** What one `on('postgres_changes', …)` of a client asked for, with the id that messages refer to it by. */
export interface ChangeSubscription {
  /** Counts from 1 within its channel: the client takes 0 for 'none'. */
  id: number;
  request: SubscriptionRequest;
}

/** Gives the subscriptions of a join, or null when one of them is not supported. Absent means none. */
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

/** Whether any kind of change of the row is of interest. */
export function coversRow({ request }: ChangeSubscription, table: LiveTable, rowId: string): boolean {
  const wantsTable = request.table === undefined || request.table === '*' || request.table === table;
  if (!wantsTable || !request.filter) return wantsTable;
  return ID_FILTER.exec(request.filter)?.[1]?.toLowerCase() === rowId.toLowerCase();
}

export function coversType({ request }: ChangeSubscription, type: ChangeType): boolean {
  return request.event === '*' || request.event === type;
}

const PREFIX = 'realtime:';

/** The topic of everything that belongs to one user; `client.channel('user:<id>')` on the other side. */
export function ownerTopic(userId: string): string {
  return `${PREFIX}user:${userId}`;
}

/** A topic without the prefix that the client puts before every name. */
export function channelName(topic: string): string {
  return topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : topic;
}
