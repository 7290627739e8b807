import { describe, expect, it } from '@jest/globals';
import { isSameSecret, SealedBox } from './secrets.js';

const SECRET = 'a secret that is at least thirty-two characters long';

describe('SealedBox', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const box = new SealedBox(SECRET, 'test');
    const sealed = box.seal('šifra');
    expect(box.open(sealed)).toBe('šifra');
    expect(box.seal('šifra').equals(sealed)).toBe(false);
    expect(sealed.includes('šifra')).toBe(false);
  });

  it('cannot open what was sealed for another purpose, with another secret, or changed', () => {
    const sealed = new SealedBox(SECRET, 'test').seal('x');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => new SealedBox(SECRET, 'other').open(sealed)).toThrow();
    expect(() => new SealedBox(`${SECRET}!`, 'test').open(sealed)).toThrow();
    expect(() => new SealedBox(SECRET, 'test').open(changed)).toThrow();
  });
});

it.each<[unknown, boolean]>([
  ['secret', true],
  ['secreT', false],
  ['secrets', false],
  ['sécret', false],
  ['', false],
  [undefined, false],
  [['secret'], false],
])('%j is the secret: %s', (given, isSame) => {
  expect(isSameSecret(given, 'secret')).toBe(isSame);
});
