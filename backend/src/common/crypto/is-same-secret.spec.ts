import { expect, it } from '@jest/globals';
import { isSameSecret } from './is-same-secret.js';

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
