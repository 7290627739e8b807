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
