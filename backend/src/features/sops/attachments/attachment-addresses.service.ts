import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { deriveKey } from '../../../common/crypto/sealed-box.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';

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
 * Signs the addresses of pictures and files, which browsers ask for without a token of the session: HMAC-SHA-256 over the
 * attachment, the reader and the end. Whether the reader may still see it is asked again when it is used.
 */
@Injectable()
export class AttachmentAddressesService {
  private readonly key: Buffer;

  constructor(
    @Inject(SECRETS) { secretKey }: Pick<Secrets, 'secretKey'>,
    private readonly clock: Clock,
  ) {
    this.key = deriveKey(secretKey, 'addresses of attachments');
  }

  /** A token for every part of an attachment, for nine to ten minutes. */
  sign(attachmentId: string, readerId: string): string {
    const expiresAt = Math.floor((this.nowS + LIFETIME_S) / STEP_S) * STEP_S;
    const claim = `${expiresAt.toString(36)}.${readerId}`;
    return `${claim}.${this.macOf(attachmentId, claim).toString('base64url')}`;
  }

  /** Null when the token is none of ours, is for something else, or has expired. */
  read(attachmentId: string, token: string): AddressClaim | null {
    const [, end = '', readerId = '', mac = ''] = TOKEN.exec(token) ?? [];
    const [given, wanted] = [Buffer.from(mac, 'base64url'), this.macOf(attachmentId, `${end}.${readerId}`)];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    const remainingS = Number.parseInt(end, 36) - this.nowS;
    return remainingS > 0 ? { readerId, remainingS } : null;
  }

  private macOf(attachmentId: string, claim: string): Buffer {
    return createHmac('sha256', this.key).update(`${attachmentId}.${claim}`).digest();
  }

  private get nowS(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
