import { describe, expect, it } from '@jest/globals';
import { readForeignHash } from './foreign-hash.js';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$b3XuqdvOA/i/kblyaiqO3A$cOlxq2MDkNlYPLj4g+Tpbr7b8lcSaS/zXN1Euebr2d4';

describe('a hash that was made elsewhere', () => {
  it.each([HASH, HASH.replace('argon2id', 'argon2i'), HASH.replace('m=19456', 'm=262144')])('may be %s', (hash) => {
    expect(readForeignHash(hash)).toBe(hash);
  });

  it.each([
    '',
    'secret',
    '$2b$10$abcdefghijklmnopqrstuuKSIvSxO6NwMd2Uc8oXk8kz4uK1yGJHa',
    HASH.replace('m=19456', 'm=9999999'),
    HASH.replace('t=2', 't=99'),
    HASH.replace('argon2id', 'argon2d'),
    `${HASH}\u0000`,
  ])('may not be %j', (hash) => {
    expect(() => readForeignHash(hash)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});
