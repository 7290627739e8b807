import type { PhoenixMessage } from './phoenix-message.js';

/** Tells a client that its request was done. */
export function okReply(request: PhoenixMessage, response: Record<string, unknown> = {}): PhoenixMessage {
  return reply(request, 'ok', response);
}

/** Tells a client that its request was refused. `reason` is for a person and names nothing of others. */
export function errorReply(request: PhoenixMessage, reason: string): PhoenixMessage {
  return reply(request, 'error', { reason });
}

function reply(request: PhoenixMessage, status: 'ok' | 'error', response: Record<string, unknown>): PhoenixMessage {
  return {
    joinRef: request.joinRef,
    ref: request.ref,
    topic: request.topic,
    event: 'phx_reply',
    payload: { status, response },
  };
}
