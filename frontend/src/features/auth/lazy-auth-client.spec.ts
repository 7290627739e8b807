import { describe, expect, it } from 'vitest';
import { createLazyAuthClient } from './lazy-auth-client';

const CONFIG = { appUrl: 'http://localhost', anonKey: 'key' };

describe('createLazyAuthClient', () => {
  it.each([[{ appUrl: '', anonKey: 'key' }], [{ appUrl: 'http://localhost', anonKey: '' }]])(
    'needs an address and a key (S5.11) [%#]',
    (config) => {
      expect(() => createLazyAuthClient(config)).toThrow('needs a URL and a key');
    },
  );

  it('makes one session manager, when it is asked for it', async () => {
    const client = createLazyAuthClient(CONFIG);
    let isLoaded = false;
    void client.loaded.then(() => {
      isLoaded = true;
    });
    await Promise.resolve();
    expect(isLoaded).toBe(false);
    const [first, second] = await Promise.all([client.load(), client.load()]);
    expect(first).toBe(second);
    expect(await client.loaded).toBe(first);
  });
});
