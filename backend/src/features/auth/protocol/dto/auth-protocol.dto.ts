import { ApiProperty } from '@nestjs/swagger';

/** What this installation's auth layer offers. */
export class AuthSettingsDto {
  /** Providers by name. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'boolean' }, example: { google: true, email: false } })
  external: Record<string, boolean>;
  disable_signup: boolean;
  mailer_autoconfirm: boolean;
  phone_autoconfirm: boolean;
  /** @example '' */
  sms_provider: string;
  saml_enabled: boolean;
  passkeys_enabled: boolean;
}

export class AuthHealthDto {
  /** @example '2.0.0' */
  version: string;
  /** @example 'GoTrue' */
  name: string;
  /** @example 'Signs people in' */
  description: string;
}

export class KeySetDto {
  /** Public keys that verify access tokens. */
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  keys: Record<string, unknown>[];
}

/** Why a password is too weak. */
export class WeakPasswordDto {
  /** @example ['length'] */
  reasons: string[];
}

/** An error of a sign-in call. */
export class AuthErrorDto {
  /** The HTTP status. */
  @ApiProperty({ type: 'integer', example: 400 })
  code: number;
  /** Stable code. @example 'invalid_credentials' */
  error_code: string;
  /** For a person. @example 'Invalid login credentials' */
  msg: string;
  /** Only for the code `weak_password`. */
  weak_password?: WeakPasswordDto;
  /** Id of the request; only for faults of the server. */
  error_id?: string;
}

/** An error of a sign-in call, when the request had the header `x-supabase-api-version: 2024-01-01` or a later date. */
export class DatedAuthErrorDto {
  /** Stable code. @example 'invalid_credentials' */
  code: string;
  /** For a person. @example 'Invalid login credentials' */
  message: string;
  /** Only for the code `weak_password`. */
  weak_password?: WeakPasswordDto;
}
