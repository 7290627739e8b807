import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.js';
import { deriveKey } from './secrets.js';

const LIFETIME_S = 600;
/** Addresses created within this time are equal, so that a browser requests each picture once. */
const STEP_S = 60;

const TOKEN = /^([0-9a-z]{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The reader of an address, and its remaining lifetime. */
export interface AddressClaim {
  readerId: string;
  /** Seconds. */
  remainingS: number;
}

/**
 * Signs addresses of resources that browsers request without an access token: HMAC-SHA-256 over the resource, the
 * reader and the expiry. The reader's permission has to be checked again on use.
 */
export class SignedAddresses {
  private readonly key: Buffer;

  /** @param purpose the kind of resource; a token for one purpose is invalid for another. */
  constructor(
    secretKey: string,
    purpose: string,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.key = deriveKey(secretKey, purpose);
  }

  /** A token that is valid for nine to ten minutes. */
  sign(id: string, readerId: string): string {
    const expiresAt = Math.floor((this.nowS + LIFETIME_S) / STEP_S) * STEP_S;
    const claim = `${expiresAt.toString(36)}.${readerId}`;
    return `${claim}.${this.macOf(id, claim).toString('base64url')}`;
  }

  /** Null when the token is invalid, is for another resource, or has expired. */
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
