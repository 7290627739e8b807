import { describe, expect, it } from '@jest/globals';
import { smtpOptionsOf } from './smtp.mail-transport.js';

describe('smtpOptionsOf', () => {
  it('reads host, port and credentials', () => {
    expect(smtpOptionsOf('smtp://anna%40example.test:p%2Fw@mail.example.test:2525')).toMatchObject({
      host: 'mail.example.test',
      port: 2525,
      secure: false,
      auth: { user: 'anna@example.test', pass: 'p/w' },
    });
  });

  it.each([
    ['smtp://mail.example.test', 587, false],
    ['smtps://mail.example.test', 465, true],
  ])('knows the usual port of %s', (address, port, secure) => {
    expect(smtpOptionsOf(address)).toMatchObject({ port, secure });
  });

  it.each([
    ['smtp://user:secret@mail.example.test', true],
    ['smtp://user:secret@localhost', false],
    ['smtp://mail.example.test', false],
    ['smtps://user:secret@mail.example.test', false],
  ])('asks %s for encryption before a password travels: %s', (address, requireTLS) => {
    expect(smtpOptionsOf(address).requireTLS).toBe(requireTLS);
  });

  it('waits for no server for ever', () => {
    const { connectionTimeout, greetingTimeout, dnsTimeout, socketTimeout } = smtpOptionsOf('smtp://mail.example.test');
    for (const timeout of [connectionTimeout, greetingTimeout, dnsTimeout, socketTimeout]) {
      expect(timeout).toBeLessThanOrEqual(20_000);
    }
  });
});
