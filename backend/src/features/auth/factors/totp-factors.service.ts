import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { SealedBox } from '../../../common/crypto/secrets.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../protocol/auth-error.js';
import {
  type FactorAnswer,
  type FactorChallenge,
  type FactorKind,
  type FactorProof,
  type FactorRow,
  factorName,
} from './factor.js';
import { FactorQueries } from './factor.queries.js';
import { encodeBase32, findTimeStep } from './totp.js';
import { FactorAttemptsService, UserFactorsService } from './user-factors.service.js';

/** As long as the digest. @see RFC 4226 section 4, requirement R6 */
const SECRET_BYTES = 20;

/** A new secret: for the owner, and as stored. */
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

  /** The time step of the code, or null when it is wrong, too old, or was used before. */
  findTimeStep({ sealed_secret: sealed, last_time_step: lastTimeStep }: FactorRow, code: string): number | null {
    if (!sealed) throw new Error('A TOTP factor has no secret');
    const secret = Buffer.from(this.box.open(sealed), 'base64');
    return findTimeStep(secret, code.replaceAll(' ', ''), this.clock.now(), lastTimeStep);
  }
}

/** Codes of authenticator apps where there is no session yet: on the pages of our own provider. */
@Injectable()
export class AppCodesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactorsService,
    private readonly totp: TotpFactorsService,
    private readonly attempts: FactorAttemptsService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /** Whether the person has a verified authenticator app. */
  async areNeeded(userId: string): Promise<boolean> {
    return (await this.findFactorId(this.dataSource.manager, userId)) !== null;
  }

  /** The person's verified authenticator app, oldest first; null without one. */
  findFactorId(manager: EntityManager, userId: string): Promise<string | null> {
    return new FactorQueries(manager).findVerifiedApp(userId);
  }

  /**
   * Accepts a code of any of the user's apps. A wrong one counts against each of them.
   * @throws AuthError `mfa_verification_failed`, `over_request_rate_limit`
   */
  async prove(userId: string, code: string): Promise<void> {
    const isRight = await this.dataSource.transaction(async (manager) => {
      const all = await this.factors.lock(manager, userId);
      const apps = all.filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified');
      for (const app of apps) this.attempts.requireUnblocked(app);
      return this.proveAny(manager, apps, code);
    });
    if (!isRight) throw new AuthError('mfa_verification_failed', 'The code is wrong');
  }

  private async proveAny(manager: EntityManager, apps: readonly FactorRow[], code: string): Promise<boolean> {
    for (const app of apps) {
      const timeStep = this.totp.findTimeStep(app, code);
      if (timeStep === null) continue;
      await new FactorQueries(manager).saveTimeStep(app.id, timeStep);
      const details = { factor: factorName(app) };
      await this.events.record(manager, { kind: 'second_factor_proved', userId: app.user_id, details });
      return true;
    }
    for (const app of apps) await this.attempts.countFailure(manager, app);
    return false;
  }
}
