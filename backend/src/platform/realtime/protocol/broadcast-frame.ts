import type { PhoenixMessage } from './phoenix-message.js';

const BROADCAST_PUSH_KIND = 3;
const HEADER_LENGTH = 7;

/**
 * Reads the one binary frame of version 2.0.0, a client's broadcast: kind, the lengths of join ref, ref, topic, event
 * and metadata, the encoding, then those five texts and the payload. The payload is left out, because nothing relays
 * it. Gives null for any other frame.
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
