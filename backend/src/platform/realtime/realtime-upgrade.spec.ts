import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { checkUpgrade } from './realtime-upgrade.js';

const rules = { anonKey: 'key', origin: 'https://sops.example.com' };
const PATH = '/api/v1/realtime/websocket';

function request(url: string, origin?: string): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  message.url = url;
  if (origin !== undefined) message.headers.origin = origin;
  return message;
}

describe('checkUpgrade', () => {
  it.each([
    [`${PATH}?apikey=key&vsn=2.0.0`, undefined, '2.0.0'],
    [`${PATH}?apikey=key&vsn=1.0.0`, 'https://sops.example.com', '1.0.0'],
    [`${PATH}?apikey=key`, undefined, '1.0.0'],
  ])('lets %s from the origin %s speak %s', (url, origin, version) => {
    expect(checkUpgrade(request(url, origin), rules)).toBe(version);
  });

  it.each([
    ['another path', '/api/v1/realtime?apikey=key', undefined, 'not-found'],
    ['another site', `${PATH}?apikey=key`, 'https://evil.example.com', 'realtime-origin-refused'],
    ['a page without an origin', `${PATH}?apikey=key`, 'null', 'realtime-origin-refused'],
    ['another key', `${PATH}?apikey=kez`, undefined, 'realtime-key-refused'],
    ['no key', PATH, undefined, 'realtime-key-refused'],
    ['an unknown version', `${PATH}?apikey=key&vsn=3.0.0`, undefined, 'realtime-protocol-unknown'],
  ])('refuses %s', (_what, url, origin, code) => {
    const type = expect.objectContaining({ code });
    expect(() => checkUpgrade(request(url, origin), rules)).toThrow(expect.objectContaining({ type }));
  });
});
