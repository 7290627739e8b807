import { z } from 'zod';

/** Message formats: 1.0.0 is a JSON object, 2.0.0 a JSON array of five elements. */
export const PROTOCOL_VERSIONS = ['1.0.0', '2.0.0'] as const;

export type ProtocolVersion = (typeof PROTOCOL_VERSIONS)[number];

/** One message of the Phoenix channel protocol, in either direction. */
export interface PhoenixMessage {
  /** Identifies the join that the message belongs to; a client drops messages of its earlier joins. */
  joinRef: string | null;
  /** Correlates a reply with its request; null on messages that the server initiates. */
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

const envelope = z.object({
  join_ref: z.string().max(255).nullish(),
  ref: z.string().max(255).nullish(),
  topic: z.string().min(1).max(255),
  event: z.string().min(1).max(255),
  payload: z.record(z.string(), z.unknown()),
});

const ARRAY_LENGTH = 5;

/** Parses a text frame. Returns null for anything that is not a message of that version. */
export function parseMessage(version: ProtocolVersion, text: string): PhoenixMessage | null {
  const fields = version === '1.0.0' ? parseJson(text) : fieldsOfArray(parseJson(text));
  const parsed = envelope.safeParse(fields);
  if (!parsed.success) return null;
  const { join_ref: joinRef, ref, topic, event, payload } = parsed.data;
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
}

export function serialiseMessage(version: ProtocolVersion, message: PhoenixMessage): string {
  const { joinRef, ref, topic, event, payload } = message;
  if (version === '1.0.0') return JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}

function fieldsOfArray(value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== ARRAY_LENGTH) return undefined;
  const [join_ref, ref, topic, event, payload] = value as unknown[];
  return { join_ref, ref, topic, event, payload };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Acknowledges a request. */
export function okReply(request: PhoenixMessage, response: Record<string, unknown> = {}): PhoenixMessage {
  return reply(request, 'ok', response);
}

/** Rejects a request. `reason` is human-readable and reveals nothing about other users. */
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

const BROADCAST_PUSH_KIND = 3;
const HEADER_LENGTH = 7;

/**
 * Parses the only binary frame of version 2.0.0, a client's broadcast: kind, the lengths of join ref, ref, topic, event
 * and metadata, the encoding, then those five texts and the payload. The payload is ignored, because broadcasts are not
 * relayed. Returns null for any other frame.
 */
export function parseBroadcastFrame(frame: Buffer): PhoenixMessage | null {
  if (frame.length < HEADER_LENGTH || frame[0] !== BROADCAST_PUSH_KIND) return null;
  const [joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metadataLength = 0] = frame.subarray(1, 6);
  const textLength = joinRefLength + refLength + topicLength + eventLength + metadataLength;
  if (frame.length < HEADER_LENGTH + textLength) return null;

  const refAt = HEADER_LENGTH + joinRefLength;
  const topicAt = refAt + refLength;
  const eventAt = topicAt + topicLength;
  const topic = frame.toString('utf8', topicAt, eventAt);
  if (topic === '') return null;
  return {
    joinRef: frame.toString('utf8', HEADER_LENGTH, refAt) || null,
    ref: frame.toString('utf8', refAt, topicAt) || null,
    topic,
    event: 'broadcast',
    payload: { event: frame.toString('utf8', eventAt, eventAt + eventLength) },
  };
}
