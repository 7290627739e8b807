import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SealedBox } from '../../../common/crypto/sealed-box.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { AuthError } from '../protocol/auth-error.js';
import { encodeBase32 } from './base32.js';
import type { FactorAnswer, FactorChallenge, FactorKind, FactorProof } from './factor-kind.js';
import type { FactorRow } from './factor-rows.js';
import { findTimeStep } from './totp.js';

/** As long as the digest. @see RFC 4226 section 4, requirement R6 */
const SECRET_BYTES = 20;

/** A new secret: as its owner sees it once, and as it is kept. */
export interface TotpSecret {
  base32: string;
  sealed: Buffer;
}

/** Codes of an authenticator app. */
@Injectable()
export class TotpFactorsService implements FactorKind {
  readonly method = 'totp';
  readonly isChallengeSpentByFailure = false;
  private readonly box: SealedBox;

  constructor(
    private readonly clock: Clock,
    @Inject(SECRETS) secrets: Secrets,
  ) {
    this.box = new SealedBox(secrets.secretKey, 'auth factor');
  }

  newSecret(): TotpSecret {
    const secret = randomBytes(SECRET_BYTES);
    return { base32: encodeBase32(secret), sealed: this.box.seal(secret.toString('base64')) };
  }

  async prove(factor: FactorRow, _challenge: FactorChallenge, { code }: FactorAnswer): Promise<FactorProof | null> {
    if (!code) throw new AuthError('validation_failed', 'code is needed');
    const timeStep = this.findTimeStep(factor, code);
    return timeStep === null ? null : { last_time_step: timeStep };
  }

  /** The time step that the code stands for, or null when it is wrong, too old, or was used before. */
  findTimeStep({ sealed_secret: sealed, last_time_step: lastTimeStep }: FactorRow, code: string): number | null {
    if (!sealed) throw new Error('A TOTP factor has no secret');
    const secret = Buffer.from(this.box.open(sealed), 'base64');
    return findTimeStep(secret, code.replaceAll(' ', ''), this.clock.now(), lastTimeStep);
  }
}
