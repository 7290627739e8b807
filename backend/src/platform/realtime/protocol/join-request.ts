import { z } from 'zod';
import { type ChangeSubscription, parseSubscriptions } from './change-subscription.js';

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
