import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../common/access/principal.js';
import { Clock } from '../../../common/clock.js';
import { deriveKey } from '../../../common/crypto/secrets.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { StorageError } from '../protocol/storage-error.js';

/** The scope of a signed address: one file, one operation, until a time. */
export interface SignedClaim {
  purpose: 'read' | 'upload';
  bucketId: string;
  name: string;
  /** For a read: the version of the file. The address expires with it. */
  version: string | null;
  /** For an upload: whether it may replace a file. */
  mayReplace: boolean;
  /** The signer, whose permission is checked again on use. */
  signer: Caller;
  /** Seconds since 1970. */
  expiresAt: number;
}

const claimSchema = z.object({
  purpose: z.enum(['read', 'upload']),
  bucketId: z.string(),
  name: z.string(),
  version: z.string().nullable(),
  mayReplace: z.boolean(),
  signer: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('service') }),
    z.object({ kind: z.literal('person'), userId: z.string() }),
    z.object({ kind: z.literal('anybody') }),
  ]),
  expiresAt: z.number(),
});

const MAX_TOKEN_LENGTH = 2000;

/** Signs addresses, and reads those that it has signed: HMAC-SHA-256 under a key of this installation. */
@Injectable()
export class SignedAddressesService {
  private readonly key: Buffer;

  constructor(
    @Inject(SECRETS) { secretKey }: Pick<Secrets, 'secretKey'>,
    private readonly clock: Clock,
  ) {
    this.key = deriveKey(secretKey, 'signed addresses of files');
  }

  /** @param lifetimeS how long the address works. Seconds. */
  sign(claim: Omit<SignedClaim, 'expiresAt'>, lifetimeS: number): string {
    const body = JSON.stringify({ ...claim, expiresAt: this.nowS + lifetimeS } satisfies SignedClaim);
    const text = Buffer.from(body).toString('base64url');
    return `${text}.${this.macOf(text).toString('base64url')}`;
  }

  /**
   * @param token as received.
   * @throws StorageError MissingParameter · InvalidJWT when it is not one of ours, or for something else · ExpiredToken
   */
  read(
    token: unknown,
    expected: Pick<SignedClaim, 'purpose' | 'bucketId' | 'name'>,
  ): SignedClaim & { remainingS: number } {
    if (typeof token !== 'string' || token === '') throw new StorageError('MissingParameter', 'token is missing');
    const claim = this.open(token);
    const isForThis =
      claim?.purpose === expected.purpose && claim.bucketId === expected.bucketId && claim.name === expected.name;
    if (!claim || !isForThis) throw new StorageError('InvalidJWT', 'The token is not good for this address');
    const remainingS = claim.expiresAt - this.nowS;
    if (remainingS <= 0) throw new StorageError('ExpiredToken');
    return { ...claim, remainingS };
  }

  private open(token: string): SignedClaim | null {
    const [text = '', mac = '', ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.');
    const [given, wanted] = [Buffer.from(mac, 'base64url'), this.macOf(text)];
    if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    return claimSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  }

  private macOf(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }

  private get nowS(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
