import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { Clock } from '../../common/clock.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { SIGNING_ALGORITHM } from './keys/new-signing-key.js';
import { SigningKeyService } from './signing-key.service.js';

export const AUDIENCE = 'authenticated';
/** How far the clocks of two replicas may be apart before one refuses what the other one issues (reliability, fault table). */
const CLOCK_TOLERANCE_S = 15 * 60;
const MAX_CACHED = 20_000;
const MAX_TOKEN_LENGTH = 8192;

export type AssuranceLevel = 'aal1' | 'aal2';
export interface AuthenticationMethod {
  method: string;
  /** Unix seconds. */
  timestamp: number;
}

/** What a token says about a person's session. */
export interface TokenSubject {
  userId: string;
  email: string;
  sessionId: string;
  aal: AssuranceLevel;
  amr: AuthenticationMethod[];
  appMetadata: object;
  userMetadata: object;
}

/** A token whose signature, issuer, audience and times are right. Whether its session still lives is another question. */
export interface VerifiedToken {
  userId: string;
  sessionId: string;
  aal: AssuranceLevel;
  /** Unix seconds. */
  expiresAt: number;
}

/** Access tokens: ES256 JWTs of an hour. A signature is checked once per token and process. */
@Injectable()
export class AccessTokenService {
  private readonly issuer: string;
  private readonly verified = new Map<string, VerifiedToken>();

  constructor(
    private readonly keys: SigningKeyService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.issuer = `${environment.appUrl}/api/v1/auth`;
  }

  async issue(subject: TokenSubject): Promise<{ token: string; expiresAt: number; expiresInS: number }> {
    const { kid, privateKey } = await this.keys.currentKey();
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const expiresInS = this.environment.auth.accessTokenTtlS;
    const token = await new SignJWT({
      email: subject.email,
      phone: '',
      app_metadata: subject.appMetadata,
      user_metadata: subject.userMetadata,
      role: 'authenticated',
      aal: subject.aal,
      amr: subject.amr,
      session_id: subject.sessionId,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setSubject(subject.userId)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + expiresInS)
      .sign(privateKey);
    return { token, expiresAt: issuedAt + expiresInS, expiresInS };
  }

  /** Null for anything but a token of ours that is valid now. */
  async verify(token: string): Promise<VerifiedToken | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const digest = createHash('sha256').update(token).digest('base64');
    const known = this.verified.get(digest);
    if (known) return known.expiresAt * 1000 > this.clock.now().getTime() ? known : null;
    const fresh = await this.verifySignature(token);
    if (fresh) this.remember(digest, fresh);
    return fresh;
  }

  private async verifySignature(token: string): Promise<VerifiedToken | null> {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? undefined : await this.keys.findKey(kid);
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key.publicKey;
        },
        {
          algorithms: [SIGNING_ALGORITHM],
          issuer: this.issuer,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'iat', 'session_id'],
          currentDate: this.clock.now(),
        },
      );
      return this.isFromTheFuture(payload) ? null : subjectOf(payload);
    } catch (error) {
      // That the keys cannot be read says nothing about the token: whoever holds it must not be signed out by an outage.
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** `exp` and `nbf` are looked at by the library, `iat` is not. */
  private isFromTheFuture({ iat = 0 }: JWTPayload): boolean {
    return iat > this.clock.now().getTime() / 1000 + CLOCK_TOLERANCE_S;
  }

  /** Oldest first out, so that a flood of tokens costs signatures and not memory. */
  private remember(digest: string, token: VerifiedToken): void {
    if (this.verified.size >= MAX_CACHED) {
      const [oldest] = this.verified.keys();
      if (oldest !== undefined) this.verified.delete(oldest);
    }
    this.verified.set(digest, token);
  }
}

function subjectOf(payload: JWTPayload): VerifiedToken | null {
  const { sub, exp, session_id: sessionId, aal } = payload;
  if (typeof sub !== 'string' || typeof exp !== 'number' || typeof sessionId !== 'string') return null;
  return { userId: sub, sessionId, aal: aal === 'aal2' ? 'aal2' : 'aal1', expiresAt: exp };
}
