import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsNotEmpty, IsObject, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { IsStorableText } from '../../../../common/http/field.decorators.js';
import type { FactorType } from '../factor.js';
import type { OpenedChallenge } from '../factor-challenges.service.js';
import { qrCodeSvg } from '../otpauth-uri.js';

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

/** An enrolled second factor; it takes effect when it is verified. */
export class EnrolledFactorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'totp' */
  type: string;
  /** @example 'Phone' */
  friendly_name: string;
  totp?: TotpSecretDto;

  static from({ id, totp }: EnrolledFactor, { type, friendlyName }: FactorRequest): EnrolledFactorDto {
    return {
      id,
      type,
      friendly_name: friendlyName,
      ...(totp ? { totp: { qr_code: qrCodeSvg(totp.uri), secret: totp.secret, uri: totp.uri } } : {}),
    };
  }
}

/** The WebAuthn options for the browser's authenticator. */
export class WebauthnChallengeDto {
  @ApiProperty({ enum: ['create', 'request'] })
  type: 'create' | 'request';

  /** Options of `navigator.credentials.create` or `.get`, in the form of `parseCreationOptionsFromJSON`. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  credential_options: { publicKey: object };
}

/** A challenge of a session. */
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

/** The id of the removed factor. */
export class RemovedFactorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

/** A second factor to enroll. */
export class EnrollFactorDto {
  /** `totp` (codes of an app) or `webauthn` (a security key). @example 'totp' */
  @IsString()
  @MaxLength(20)
  factor_type: string;

  /** Distinguishes the person's factors. @example 'Phone' */
  @IsOptional()
  @IsStorableText()
  @MaxLength(100)
  friendly_name?: string;

  /** Name of the site in the authenticator app; the host of the site otherwise. @example 'SOP Platform' */
  @IsOptional()
  @IsStorableText()
  @MaxLength(100)
  issuer?: string;
}

/** The response of the browser's authenticator. */
export class WebauthnAnswerDto {
  /** As the challenge said. */
  @IsIn(['create', 'request'])
  @ApiProperty({ enum: ['create', 'request'] })
  type: 'create' | 'request';

  /** `PublicKeyCredential.toJSON()`. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  credential_response: Record<string, unknown>;
}

/** The answer to a challenge. */
export class VerifyFactorDto {
  @IsUUID()
  @ApiProperty({ format: 'uuid' })
  challenge_id: string;

  /** For `totp`. @example '123456' */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  code?: string;

  /** For `webauthn`. */
  @IsOptional()
  @ValidateNested()
  @Type(() => WebauthnAnswerDto)
  webauthn?: WebauthnAnswerDto;
}

/** The requested second factor. */
export interface FactorRequest {
  type: FactorType;
  /** Empty for none. */
  friendlyName: string;
  /** The site's name in the authenticator app; the site's host when it is not given. */
  issuer: string | undefined;
}

/** A new factor; the secret for the owner's app is returned only once. */
export interface EnrolledFactor {
  id: string;
  totp?: { secret: string; uri: string };
}
