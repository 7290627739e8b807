import { afterEach, describe, expect, it } from 'vitest';
import { rememberReturnPath, takeReturnPath } from './return-path';

afterEach(() => sessionStorage.clear());

describe('the way back after sign-in', () => {
  it('is taken once (T8)', () => {
    rememberReturnPath('/join/abc');
    expect(takeReturnPath()).toBe('/join/abc');
    expect(takeReturnPath()).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'join/abc', ''])(
    'is not believed when it leads elsewhere: %j',
    (path) => {
      rememberReturnPath(path);
      expect(takeReturnPath()).toBeNull();
    },
  );
});
