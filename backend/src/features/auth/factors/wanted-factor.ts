import { AuthError } from '../auth-error.js';
import type { EnrollFactorDto } from './dto/enroll-factor.dto.js';
import type { WantedFactor } from './factor-enrolment.service.js';

/** What the body asks for. @throws AuthError `validation_failed`, `mfa_phone_enroll_not_enabled` */
export function readWantedFactor({ factor_type: type, friendly_name: name, issuer }: EnrollFactorDto): WantedFactor {
  if (type === 'phone') {
    throw new AuthError('mfa_phone_enroll_not_enabled', 'Codes by text message are not offered');
  }
  if (type !== 'totp' && type !== 'webauthn') {
    throw new AuthError('validation_failed', 'factor_type must be totp or webauthn');
  }
  return { type, friendlyName: name?.trim() ?? '', issuer: issuer?.trim() };
}
