import { describe, expect, it } from 'vitest';
import { parseBroadcastFrame } from './broadcast-frame.js';

function frame(kind: number, texts: string[], payload = '{}'): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  return Buffer.concat([Buffer.from([kind, ...lengths, 1]), Buffer.from(texts.join('')), Buffer.from(payload)]);
}

describe('parseBroadcastFrame', () => {
  it('reads refs, topic and event, measured in bytes', () => {
    expect(parseBroadcastFrame(frame(3, ['1', '12', 'realtime:Käse', 'größer', '{"persist":true}']))).toEqual({
      joinRef: '1',
      ref: '12',
      topic: 'realtime:Käse',
      event: 'broadcast',
      payload: { event: 'größer' },
    });
  });

  it('takes empty refs as none', () => {
    expect(parseBroadcastFrame(frame(3, ['', '', 'topic', 'event', '']))).toMatchObject({ joinRef: null, ref: null });
  });

  it.each([
    ['an empty frame', Buffer.alloc(0)],
    ['a header cut short', Buffer.from([3, 1, 1])],
    ['texts cut short', frame(3, ['1', '2', 'topic', 'event', '']).subarray(0, 12)],
    ['another kind', frame(4, ['1', '2', 'topic', 'event', ''])],
    ['no topic', frame(3, ['1', '2', '', 'event', ''])],
  ])('refuses %s', (_what, bytes) => {
    expect(parseBroadcastFrame(bytes)).toBeNull();
  });
});
