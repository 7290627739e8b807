import { Stripe } from 'stripe';
import { newIdentifier } from './identifier.js';

/** A notification as it is posted to the webhook: a frozen copy of the object at that moment. */
export interface EventObject {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

interface EventInput {
  type: string;
  object: object;
  /** The previous attributes, for `….updated`. */
  previous?: object | undefined;
  created: number;
  pendingWebhooks: number;
}

export function buildEvent(input: EventInput): EventObject {
  return {
    id: newIdentifier('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: input.created,
    data: {
      object: structuredClone(input.object),
      ...(input.previous && { previous_attributes: structuredClone(input.previous) }),
    },
    livemode: false,
    pending_webhooks: input.pendingWebhooks,
    request: { id: null, idempotency_key: null },
    type: input.type,
  };
}
