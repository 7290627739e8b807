import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsStorableText } from '../../../../common/http/is-storable-text.decorator.js';

/** A second factor to begin. */
export class EnrollFactorDto {
  /** `totp` (codes of an app) or `webauthn` (a security key). @example 'totp' */
  @IsString()
  @MaxLength(20)
  factor_type: string;

  /** Tells the person's factors apart. @example 'Phone' */
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
