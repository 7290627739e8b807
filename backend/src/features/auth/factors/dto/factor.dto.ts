import { ApiProperty } from '@nestjs/swagger';
import type { OpenedChallenge } from '../factor-challenges.service.js';
import type { EnrolledFactor, WantedFactor } from '../factor-enrolment.service.js';
import { qrCodeSvg } from '../qr-code.js';

/** What an authenticator app needs. It is shown once. */
export class TotpSecretDto {
  /**
   * SVG text of the code that holds `uri`.
   * @example '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 41 41"></svg>'
   */
  qr_code: string;
  /** Base32. @example 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' */
  secret: string;
  /** @example 'otpauth://totp/localhost:anna%40example.test?secret=GEZDGNBVGY3TQOJQ' */
  uri: string;
}

/** A second factor that was begun; it counts when it is verified. */
export class EnrolledFactorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'totp' */
  type: string;
  /** @example 'Phone' */
  friendly_name: string;
  totp?: TotpSecretDto;

  static from({ id, totp }: EnrolledFactor, { type, friendlyName }: WantedFactor): EnrolledFactorDto {
    return {
      id,
      type,
      friendly_name: friendlyName,
      ...(totp ? { totp: { qr_code: qrCodeSvg(totp.uri), secret: totp.secret, uri: totp.uri } } : {}),
    };
  }
}

/** What the browser's authenticator is asked. */
export class WebauthnChallengeDto {
  @ApiProperty({ enum: ['create', 'request'] })
  type: 'create' | 'request';

  /** Options of `navigator.credentials.create` or `.get`, in the form of `parseCreationOptionsFromJSON`. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  credential_options: { publicKey: object };
}

/** What a session is asked to prove. */
export class FactorChallengeDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'totp' */
  type: string;
  /** Unix seconds. */
  @ApiProperty({ type: 'integer', example: 1_790_000_000 })
  expires_at: number;
  webauthn?: WebauthnChallengeDto;

  static from({ type, challenge, webauthn }: OpenedChallenge): FactorChallengeDto {
    return {
      id: challenge.id,
      type,
      expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
      ...(webauthn ? { webauthn: { type: webauthn.type, credential_options: { publicKey: webauthn.publicKey } } } : {}),
    };
  }
}

/** Names the factor that is gone. */
export class RemovedFactorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
}
