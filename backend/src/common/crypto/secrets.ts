import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must not be readable in the database or a backup: AES-256-GCM under a key derived for one purpose. */
export class SealedBox {
  private readonly key: Buffer;

  /**
   * @param secret at least 32 characters, kept out of the database.
   * @param purpose separates the keys of different uses: data sealed for one purpose cannot be opened for another.
   */
  constructor(secret: string, purpose: string) {
    this.key = deriveKey(secret, purpose);
  }

  seal(plain: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error when the box was sealed with another key or has been changed. */
  open(box: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.key, box.subarray(0, IV_BYTES));
    decipher.setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(box.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }
}

/** A 32-byte key for one purpose (HKDF with SHA-256). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Whether the given text equals our secret. The comparison takes constant time. */
export function isSameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 32 random bytes as text that is safe in URLs. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token: enough for random tokens, which cannot be guessed or tried out. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
