import { describe, expect, it } from '@jest/globals';
import { PasswordHasherService, readForeignHash } from './password-hasher.service.js';

const hasher = new PasswordHasherService();

describe('PasswordHasher', () => {
  it('keeps an argon2id hash with a salt of its own each time', async () => {
    const [first, second] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('knows the right password from a wrong one', async () => {
    const kept = await hasher.hash('correct horse');
    await expect(hasher.matches('correct horse', kept)).resolves.toBe(true);
    await expect(hasher.matches('Correct horse', kept)).resolves.toBe(false);
  });

  it('does not cut a long password', async () => {
    const kept = await hasher.hash('a'.repeat(128));
    await expect(hasher.matches(`${'a'.repeat(127)}b`, kept)).resolves.toBe(false);
  });

  it('lets nobody in where there is no password', async () => {
    await expect(hasher.matches('', null)).resolves.toBe(false);
    await expect(hasher.matches('any', null)).resolves.toBe(false);
  });

  it('turns people away when too many come at once, and recovers', async () => {
    const kept = await hasher.hash('correct horse');
    const crowd = Array.from({ length: 110 }, () => hasher.matches('correct horse', kept));
    const results = await Promise.allSettled(crowd);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]?.reason).toMatchObject({ code: 'service_unavailable', statusCode: 503 });
    await expect(hasher.matches('correct horse', kept)).resolves.toBe(true);
  }, 60_000);
});

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
