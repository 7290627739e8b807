import { Injectable } from '@nestjs/common';
import type { FactorKind } from './factor-kind.js';
import type { FactorType } from './factor-rows.js';
import { TotpFactorsService } from './totp-factors.service.js';
import { WebauthnFactorsService } from './webauthn-factors.service.js';

/** The kinds of second factors, by their names on the wire. */
@Injectable()
export class FactorKindsService {
  private readonly kinds: Readonly<Record<FactorType, FactorKind>>;

  constructor(totp: TotpFactorsService, webauthn: WebauthnFactorsService) {
    this.kinds = { totp, webauthn };
  }

  of(type: FactorType): FactorKind {
    return this.kinds[type];
  }
}
