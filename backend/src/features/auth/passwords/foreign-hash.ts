import { AuthError } from '../protocol/auth-error.js';

const ARGON2 =
  /^\$argon2(?:id|i)\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,172}$/;

/** 256 MiB: each try at the password costs that much of our memory. */
const MAX_MEMORY_KIB = 262_144;
const MAX_PASSES = 10;

/**
 * Reads the hash of a password that was made elsewhere.
 * @throws AuthError `validation_failed` unless it is argon2id or argon2i at a cost that this server can bear
 */
export function readForeignHash(hash: string): string {
  const [, memory, passes] = ARGON2.exec(hash) ?? [];
  const isBearable = Number(memory) <= MAX_MEMORY_KIB && Number(passes) <= MAX_PASSES;
  if (!isBearable) throw new AuthError('validation_failed', 'password_hash must be an argon2id or argon2i hash');
  return hash;
}
