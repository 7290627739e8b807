import { describe, expect, it } from 'vitest';
import { createAuthClient } from './auth-client';

describe('createAuthClient', () => {
  it.each([[{ appUrl: '', anonKey: 'key' }], [{ appUrl: 'http://localhost', anonKey: '' }]])(
    'needs an address and a key (S5.11) [%#]',
    (config) => {
      expect(() => createAuthClient(config)).toThrow('needs a URL and a key');
    },
  );

  it('is made with both', () => {
    expect(createAuthClient({ appUrl: 'http://localhost', anonKey: 'key' })).toBeDefined();
  });
});
