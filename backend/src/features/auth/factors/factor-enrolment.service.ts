import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { AuthError } from '../auth-error.js';
import { type FactorRow, type FactorType, hasVerifiedFactor } from './factor-rows.js';
import { otpauthUri } from './otpauth-uri.js';
import { TotpFactors } from './totp-factors.service.js';
import { UserFactors } from './user-factors.service.js';
import { WebauthnFactors } from './webauthn-factors.service.js';

const MAX_FACTORS = 10;

/** A second factor as its owner wants it. */
export interface WantedFactor {
  type: FactorType;
  /** Empty for none. */
  friendlyName: string;
  /** The site's name in the authenticator app; the site's host when it is not given. */
  issuer: string | undefined;
}

/** A new factor; what the owner's app needs is given once and never again. */
export interface EnrolledFactor {
  id: string;
  totp?: { secret: string; uri: string };
}

/** Begins second factors, which count only when they are verified. */
@Injectable()
export class FactorEnrolment {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactors,
    private readonly totp: TotpFactors,
    private readonly webauthn: WebauthnFactors,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @throws AuthError `insufficient_aal`, `too_many_enrolled_mfa_factors`, `mfa_factor_name_conflict`,
   *   `mfa_webauthn_enroll_not_enabled`
   */
  async enroll(principal: Principal, wanted: WantedFactor): Promise<EnrolledFactor> {
    if (wanted.type === 'webauthn') this.webauthn.requireSite();
    return this.dataSource.transaction(async (manager) => {
      requireRoom(await this.factors.lock(manager, principal.userId), principal, wanted);
      return this.insert(manager, principal, wanted);
    });
  }

  private async insert(manager: EntityManager, owner: Principal, wanted: WantedFactor): Promise<EnrolledFactor> {
    const id = uuidv7();
    const secret = wanted.type === 'totp' ? this.totp.newSecret() : null;
    await manager.query(
      'INSERT INTO auth_factors (id, user_id, factor_type, friendly_name, sealed_secret) VALUES ($1, $2, $3, $4, $5)',
      [id, owner.userId, wanted.type, wanted.friendlyName, secret?.sealed ?? null],
    );
    if (!secret) return { id };
    const issuer = wanted.issuer || new URL(this.environment.appUrl).host;
    const uri = otpauthUri({ issuer, account: owner.email, secret: secret.base32 });
    return { id, totp: { secret: secret.base32, uri } };
  }
}

function requireRoom(factors: readonly FactorRow[], { aal }: Principal, { friendlyName }: WantedFactor): void {
  if (hasVerifiedFactor(factors) && aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'Verify a second factor before adding another one');
  }
  if (factors.length >= MAX_FACTORS) {
    throw new AuthError('too_many_enrolled_mfa_factors', `An account has ${MAX_FACTORS} second factors at most`);
  }
  if (friendlyName && factors.some((factor) => factor.friendly_name === friendlyName)) {
    throw new AuthError('mfa_factor_name_conflict', 'There is a factor with this name already');
  }
}
