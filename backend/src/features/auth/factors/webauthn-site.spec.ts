import { describe, expect, it } from '@jest/globals';
import { webauthnSiteOf } from './webauthn-site.js';

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
