import { describe, expect, it } from '@jest/globals';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { carriesCertificates, webauthnSiteOf } from './webauthn.js';

function attestationObject(format: string, statement: Map<string, number | Uint8Array | Uint8Array[]>): string {
  const parts = isoCBOR.encode(
    new Map<string, string | typeof statement | Uint8Array>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(37)],
    ]),
  );
  return Buffer.from(parts).toString('base64url');
}

describe('carriesCertificates', () => {
  it('lets authenticators pass that attest nothing, or with their own new key', async () => {
    expect(await carriesCertificates(attestationObject('none', new Map()))).toBe(false);
    expect(await carriesCertificates(attestationObject('packed', new Map([['sig', new Uint8Array(70)]])))).toBe(false);
  });

  it.each(['packed', 'fido-u2f', 'apple', 'tpm', 'android-key', 'android-safetynet', 'unheard-of'])(
    'stops "%s" with certificates before anything is fetched for it',
    async (format) => {
      expect(await carriesCertificates(attestationObject(format, new Map([['x5c', [new Uint8Array(8)]]])))).toBe(true);
    },
  );

  it('throws for what is no attestation', async () => {
    await expect(carriesCertificates('AAAA')).rejects.toThrow();
  });
});

describe('webauthnSiteOf', () => {
  it.each([
    ['https://sop.example', { origin: 'https://sop.example', rpId: 'sop.example' }],
    ['https://sop.example:8443/app', { origin: 'https://sop.example:8443', rpId: 'sop.example' }],
    ['http://localhost:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
  ])('takes %s', (appUrl, site) => {
    expect(webauthnSiteOf(appUrl)).toEqual(site);
  });

  it.each(['http://sop.example', 'https://192.0.2.1', 'http://127.0.0.1:3000', 'https://[::1]:3000'])(
    'has none at %s, where browsers refuse',
    (appUrl) => {
      expect(webauthnSiteOf(appUrl)).toBeNull();
    },
  );
});
