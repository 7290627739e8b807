import { describe, expect, it } from '@jest/globals';
import { parseBroadcastFrame, parseMessage, serialiseMessage } from './phoenix-message.js';

const message = { joinRef: '1', ref: '2', topic: 'realtime:user:x', event: 'phx_join', payload: { a: 1 } };

describe('parseMessage', () => {
  it.each([
    ['1.0.0', '{"topic":"realtime:user:x","event":"phx_join","payload":{"a":1},"ref":"2","join_ref":"1"}'],
    ['2.0.0', '["1","2","realtime:user:x","phx_join",{"a":1}]'],
  ] as const)('reads version %s', (version, text) => {
    expect(parseMessage(version, text)).toEqual(message);
  });

  it('takes absent refs of a heartbeat as none', () => {
    const heartbeat = { joinRef: null, ref: '7', topic: 'phoenix', event: 'heartbeat', payload: {} };
    expect(parseMessage('1.0.0', '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"7"}')).toEqual(heartbeat);
    expect(parseMessage('2.0.0', '[null,"7","phoenix","heartbeat",{}]')).toEqual(heartbeat);
  });

  it.each([
    ['nothing', ''],
    ['half a frame', '["1","2"'],
    ['null', 'null'],
    ['a number', '7'],
    ['an object in version 2.0.0', '{"topic":"a","event":"b","payload":{}}'],
    ['too few fields', '["1","2","topic","event"]'],
    ['too many fields', '["1","2","topic","event",{},{}]'],
    ['a number as ref', '["1",2,"topic","event",{}]'],
    ['an empty topic', '["1","2","","event",{}]'],
    ['an endless topic', JSON.stringify(['1', '2', 'x'.repeat(256), 'event', {}])],
    ['a text as payload', '["1","2","topic","event","payload"]'],
    ['a list as payload', '["1","2","topic","event",[]]'],
    ['no payload', '["1","2","topic","event",null]'],
  ])('refuses %s', (_what, text) => {
    expect(parseMessage('2.0.0', text)).toBeNull();
  });
});

describe('serialiseMessage', () => {
  it.each(['1.0.0', '2.0.0'] as const)('writes version %s so that it reads the same', (version) => {
    expect(parseMessage(version, serialiseMessage(version, message))).toEqual(message);
  });
});

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
