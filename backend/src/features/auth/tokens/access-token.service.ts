import { hash, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  JsonWebTokenError,
  type JwtModuleOptions,
  JwtSecretRequestType,
  JwtService,
  type JwtSignOptions,
} from '@nestjs/jwt';
import { decodeProtectedHeader } from 'jose';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { SIGNING_ALGORITHM } from './keys/signing-key.js';
import { SigningKeyService } from './signing-key.service.js';

export const AUDIENCE = 'authenticated';

/** The keys could not be read. The token may still be valid: an outage must not end the session. */
class KeyLookupError extends Error {}

/** How our own tokens are signed and verified: the key that the header `kid` names, ES256 only. */
export function jwtOptions(keys: SigningKeyService, { appUrl }: { appUrl: string }): JwtModuleOptions {
  const issuer = `${appUrl}/api/v1/auth`;
  return {
    secretOrKeyProvider: (purpose, tokenOrPayload, options) =>
      purpose === JwtSecretRequestType.SIGN
        ? privateKeyOf(options as JwtSignOptions)
        : publicKey(keys, String(tokenOrPayload)),
    signOptions: { algorithm: SIGNING_ALGORITHM, issuer, audience: AUDIENCE },
    verifyOptions: { algorithms: [SIGNING_ALGORITHM], issuer, audience: AUDIENCE },
  };
}

/** Passed with the call, so that it is the key of `kid` even while keys rotate. */
function privateKeyOf({ privateKey }: JwtSignOptions): NonNullable<JwtSignOptions['privateKey']> {
  if (privateKey === undefined) throw new Error('There is no key to sign with');
  return privateKey;
}

async function publicKey(keys: SigningKeyService, token: string): Promise<KeyObject> {
  const { kid } = decodeProtectedHeader(token);
  const key = kid === undefined ? undefined : await findKey(keys, kid);
  if (!key) throw new JsonWebTokenError('unknown key');
  return key.publicKey;
}

function findKey(keys: SigningKeyService, kid: string): ReturnType<SigningKeyService['findKey']> {
  return keys.findKey(kid).catch((cause: unknown) => {
    throw new KeyLookupError('The signing keys cannot be read', { cause });
  });
}

/** Maximum clock skew between two replicas before one rejects tokens of the other (reliability, fault table). */
const CLOCK_TOLERANCE_S = 15 * 60;
const MAX_CACHED = 20_000;
const MAX_TOKEN_LENGTH = 8192;

export type AssuranceLevel = 'aal1' | 'aal2';
export interface AuthenticationMethod {
  method: string;
  /** Unix seconds. */
  timestamp: number;
}

/** The claims of a session token. */
export interface TokenSubject {
  userId: string;
  email: string;
  sessionId: string;
  aal: AssuranceLevel;
  amr: AuthenticationMethod[];
  appMetadata: object;
  userMetadata: object;
}

/** A token with valid signature, issuer, audience and times. Its session is checked separately. */
export interface VerifiedToken {
  userId: string;
  sessionId: string;
  aal: AssuranceLevel;
  /** Unix seconds. */
  expiresAt: number;
}

/** The used claims of an access token, still unvalidated. */
interface Claims {
  sub?: unknown;
  exp?: unknown;
  iat?: unknown;
  session_id?: unknown;
  aal?: unknown;
}

/** Access tokens: ES256 JWTs of an hour. A signature is checked once per token and process. */
@Injectable()
export class AccessTokenService {
  private readonly verified = new Map<string, VerifiedToken>();

  constructor(
    private readonly jwt: JwtService,
    private readonly keys: SigningKeyService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async issue(subject: TokenSubject): Promise<{ token: string; expiresAt: number; expiresInS: number }> {
    const { kid, privateKey } = await this.keys.currentKey();
    const issuedAt = this.nowS();
    const expiresInS = this.environment.auth.accessTokenTtlS;
    const claims = {
      email: subject.email,
      phone: '',
      app_metadata: subject.appMetadata,
      user_metadata: subject.userMetadata,
      role: 'authenticated',
      aal: subject.aal,
      amr: subject.amr,
      session_id: subject.sessionId,
      is_anonymous: false,
      sub: subject.userId,
      iat: issuedAt,
      exp: issuedAt + expiresInS,
    };
    // `signAsync` never settles when it fails.
    const token = this.jwt.sign(claims, { keyid: kid, privateKey });
    return { token, expiresAt: issuedAt + expiresInS, expiresInS };
  }

  /** Null for anything but a currently valid token of this installation. */
  async verify(token: string): Promise<VerifiedToken | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const digest = digestOf(token);
    const known = this.verified.get(digest);
    if (known) return this.isCurrent(known) ? known : null;
    const fresh = await this.verifySignature(token);
    if (fresh) this.remember(digest, fresh);
    return fresh;
  }

  /** The token, if its signature was checked before and it is valid now; undefined means unknown. */
  findVerified(token: string): VerifiedToken | undefined {
    const known = this.verified.get(digestOf(token));
    return known && this.isCurrent(known) ? known : undefined;
  }

  private async verifySignature(token: string): Promise<VerifiedToken | null> {
    try {
      const claims = await this.jwt.verifyAsync<Claims>(token, { clockTimestamp: this.nowS() });
      return this.readClaims(claims);
    } catch (error) {
      if (error instanceof KeyLookupError) throw error.cause;
      // The library reports some malformed tokens with other error classes: any failure is a rejection.
      return null;
    }
  }

  /** The library checks `exp` and `nbf` only if present, and never `iat`. */
  private readClaims({ sub, exp, iat, session_id: sessionId, aal }: Claims): VerifiedToken | null {
    if (typeof sub !== 'string' || typeof exp !== 'number' || typeof sessionId !== 'string') return null;
    if (typeof iat !== 'number' || iat > this.nowS() + CLOCK_TOLERANCE_S) return null;
    return { userId: sub, sessionId, aal: aal === 'aal2' ? 'aal2' : 'aal1', expiresAt: exp };
  }

  private isCurrent({ expiresAt }: VerifiedToken): boolean {
    return expiresAt * 1000 > this.clock.now().getTime();
  }

  /** Unix seconds. */
  private nowS(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  /** First in, first out, so that a flood of tokens costs signatures and not memory. */
  private remember(digest: string, token: VerifiedToken): void {
    if (this.verified.size >= MAX_CACHED) {
      const [oldest] = this.verified.keys();
      if (oldest !== undefined) this.verified.delete(oldest);
    }
    this.verified.set(digest, token);
  }
}

function digestOf(token: string): string {
  return hash('sha256', token, 'base64');
}
