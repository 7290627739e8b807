import { z } from 'zod';

/** Forms of a message on the wire: 1.0.0 is a JSON object, 2.0.0 a JSON array of five. */
export const PROTOCOL_VERSIONS = ['1.0.0', '2.0.0'] as const;

export type ProtocolVersion = (typeof PROTOCOL_VERSIONS)[number];

/** One message of the Phoenix channel protocol, in either direction. */
export interface PhoenixMessage {
  /** Names the join that the message belongs to; a client drops messages of its earlier joins. */
  joinRef: string | null;
  /** Ties a reply to its request; null on messages that the server begins. */
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

/** Reads a text frame. Gives null for anything that is not a message of that version. */
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
