import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.js';
import { deriveKey } from './secrets.js';

const LIFETIME_S = 600;
/** Addresses that are made within this time are the same, so that a browser asks for each picture once. */
const STEP_S = 60;

const TOKEN = /^([0-9a-z]{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Whose right an address carries, and for how long still. */
export interface AddressClaim {
  readerId: string;
  /** Seconds. */
  remainingS: number;
}

/**
 * Signs addresses of things that browsers ask for without a token of the session: HMAC-SHA-256 over the thing, the reader and
 * the end. Whether the reader may still see it is to be asked again when it is used.
 */
export class SignedAddresses {
  private readonly key: Buffer;

  /** @param purpose what the addresses are of; a token for one purpose is none for another. */
  constructor(
    secretKey: string,
    purpose: string,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.key = deriveKey(secretKey, purpose);
  }

  /** A token for nine to ten minutes. */
  sign(id: string, readerId: string): string {
    const expiresAt = Math.floor((this.nowS + LIFETIME_S) / STEP_S) * STEP_S;
    const claim = `${expiresAt.toString(36)}.${readerId}`;
    return `${claim}.${this.macOf(id, claim).toString('base64url')}`;
  }

  /** Null when the token is none of ours, is for something else, or has expired. */
  read(id: string, token: string): AddressClaim | null {
    const [, end = '', readerId = '', mac = ''] = TOKEN.exec(token) ?? [];
    const [given, wanted] = [Buffer.from(mac, 'base64url'), this.macOf(id, `${end}.${readerId}`)];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    const remainingS = Number.parseInt(end, 36) - this.nowS;
    return remainingS > 0 ? { readerId, remainingS } : null;
  }

  private macOf(id: string, claim: string): Buffer {
    return createHmac('sha256', this.key).update(`${id}.${claim}`).digest();
  }

  private get nowS(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
