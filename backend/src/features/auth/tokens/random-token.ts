import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as text that is safe in URLs. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token: enough for random tokens, which cannot be guessed or tried out. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
