import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { AuthError } from '../protocol/auth-error.js';
import type { EnrolledFactor, EnrollFactorDto, FactorRequest } from './dto/factor.dto.js';
import { type FactorRow, hasVerifiedFactor } from './factor.js';
import { FactorQueries } from './factor.queries.js';
import { otpauthUri } from './otpauth-uri.js';
import { TotpFactorsService } from './totp-factors.service.js';
import { UserFactorsService } from './user-factors.service.js';
import { WebauthnFactorsService } from './webauthn-factors.service.js';

const MAX_FACTORS = 10;

/** Enrolls second factors, which take effect when they are verified. */
@Injectable()
export class FactorEnrollmentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactorsService,
    private readonly totp: TotpFactorsService,
    private readonly webauthn: WebauthnFactorsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @throws AuthError `insufficient_aal`, `too_many_enrolled_mfa_factors`, `mfa_factor_name_conflict`,
   *   `mfa_webauthn_enroll_not_enabled`
   */
  async enroll(principal: Principal, wanted: FactorRequest): Promise<EnrolledFactor> {
    if (wanted.type === 'webauthn') this.webauthn.requireSite();
    return this.dataSource.transaction(async (manager) => {
      requireRoom(await this.factors.lock(manager, principal.userId), principal, wanted);
      return this.insert(manager, principal, wanted);
    });
  }

  private async insert(manager: EntityManager, owner: Principal, wanted: FactorRequest): Promise<EnrolledFactor> {
    const id = uuidv7();
    const secret = wanted.type === 'totp' ? this.totp.newSecret() : null;
    await new FactorQueries(manager).insertFactor({
      id,
      user_id: owner.userId,
      factor_type: wanted.type,
      friendly_name: wanted.friendlyName,
      sealed_secret: secret?.sealed ?? null,
    });
    if (!secret) return { id };
    const issuer = wanted.issuer || new URL(this.environment.appUrl).host;
    const uri = otpauthUri({ issuer, account: owner.email, secret: secret.base32 });
    return { id, totp: { secret: secret.base32, uri } };
  }
}

function requireRoom(factors: readonly FactorRow[], { aal }: Principal, { friendlyName }: FactorRequest): void {
  if (hasVerifiedFactor(factors) && aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'Confirm a second step before adding another one');
  }
  if (factors.length >= MAX_FACTORS) {
    throw new AuthError('too_many_enrolled_mfa_factors', `An account has ${MAX_FACTORS} second steps at most`);
  }
  if (friendlyName && factors.some((factor) => factor.friendly_name === friendlyName)) {
    throw new AuthError('mfa_factor_name_conflict', 'There is a factor with this name already');
  }
}

/** Parses the requested factor. @throws AuthError `validation_failed`, `mfa_phone_enroll_not_enabled` */
export function readFactorRequest({ factor_type: type, friendly_name: name, issuer }: EnrollFactorDto): FactorRequest {
  if (type === 'phone') {
    throw new AuthError('mfa_phone_enroll_not_enabled', 'Codes by text message are not offered');
  }
  if (type !== 'totp' && type !== 'webauthn') {
    throw new AuthError('validation_failed', 'factor_type must be totp or webauthn');
  }
  return { type, friendlyName: name?.trim() ?? '', issuer: issuer?.trim() };
}
