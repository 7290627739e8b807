import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import type { AuthFactorRow, AuthIdentityRow, AuthUserRow } from '../auth-user.queries.js';

/** A sign-in method of an account. */
export class AuthIdentityDto {
  /** Id of the row; used to unlink it. @example '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11' */
  identity_id: string;
  /** The provider's own id of the person. @example '108412093817203912345' */
  id: string;
  /** @example '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11' */
  user_id: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  identity_data: Record<string, unknown>;
  /** @example 'google' */
  provider: string;
  /** @example 'anna@example.test' */
  email: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  created_at: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  updated_at: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  last_sign_in_at: string | null;

  static from({ id, subject, email, last_sign_in_at: signedInAt, ...identity }: AuthIdentityRow): AuthIdentityDto {
    return {
      identity_id: id,
      id: subject,
      user_id: identity.user_id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      email: email ?? '',
      created_at: toMilliseconds(identity.created_at),
      updated_at: toMilliseconds(identity.updated_at),
      last_sign_in_at: signedInAt === null ? null : toMilliseconds(signedInAt),
    };
  }
}

/** A second factor of an account. */
export class AuthFactorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'totp' */
  factor_type: string;
  /** `unverified` until it is first verified. @example 'verified' */
  status: string;
  /** @example 'Phone' */
  friendly_name: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  created_at: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  updated_at: string;
  last_challenged_at?: string;

  static from({ last_challenged_at: challengedAt, ...factor }: AuthFactorRow): AuthFactorDto {
    return {
      ...factor,
      created_at: toMilliseconds(factor.created_at),
      updated_at: toMilliseconds(factor.updated_at),
      ...(challengedAt ? { last_challenged_at: toMilliseconds(challengedAt) } : {}),
    };
  }
}

/** An account of the auth layer. */
export class AuthUserDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'authenticated' */
  aud: string;
  /** @example 'authenticated' */
  role: string;
  /** @example 'anna@example.test' */
  email: string;
  /** @example '' */
  phone: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  email_confirmed_at?: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  confirmed_at?: string;
  /** When a mail of this kind was last sent. */
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
  invited_at?: string;
  reauthentication_sent_at?: string;
  /** The new address that both mailboxes still have to confirm; omitted when there is none. */
  new_email?: string;
  email_change_sent_at?: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  last_sign_in_at?: string;
  /** Nobody can sign in until then; omitted when the account was never banned. */
  banned_until?: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { provider: 'email', providers: ['email'] } })
  app_metadata: Record<string, unknown>;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  user_metadata: Record<string, unknown>;
  identities: AuthIdentityDto[];
  /** Second factors; omitted when there are none. */
  factors?: AuthFactorDto[];
  /** @example '2026-01-31T08:00:00.000Z' */
  created_at: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  updated_at: string;
  is_anonymous: boolean;

  static from(user: AuthUserRow): AuthUserDto {
    const confirmedAt = user.email_confirmed_at;
    return {
      id: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email ?? '',
      phone: '',
      ...knownTimes({
        email_confirmed_at: confirmedAt,
        confirmed_at: confirmedAt,
        confirmation_sent_at: user.confirmation_sent_at,
        recovery_sent_at: user.recovery_sent_at,
        invited_at: user.invited_at,
        reauthentication_sent_at: user.reauthentication_sent_at,
        email_change_sent_at: user.email_change_sent_at,
        last_sign_in_at: user.last_sign_in_at,
        banned_until: user.banned_until,
      }),
      ...(user.new_email ? { new_email: user.new_email } : {}),
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      identities: user.identities.map(AuthIdentityDto.from),
      ...(user.factors.length > 0 ? { factors: user.factors.map(AuthFactorDto.from) } : {}),
      created_at: toMilliseconds(user.created_at),
      updated_at: toMilliseconds(user.updated_at),
      is_anonymous: false,
    };
  }
}

/** Omits absent times, as the protocol requires. */
function knownTimes<Name extends string>(times: Record<Name, string | null>): Partial<Record<Name, string>> {
  const known: Partial<Record<Name, string>> = {};
  for (const name in times) {
    const time = times[name];
    if (time !== null) known[name] = toMilliseconds(time);
  }
  return known;
}

/** A time of the database in the form that JavaScript gives times. */
function toMilliseconds(time: string): string {
  return new Date(time).toISOString();
}

/** What a signed-in person may change of the account. */
export class UpdateAuthUserDto {
  /** Merged shallowly into the metadata; null removes a key. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  @IsOptional()
  @IsObject()
  data?: Record<string, unknown>;

  /** A new address, which takes effect once both mailboxes have confirmed it. @example 'anna.ito@example.test' */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  email?: string;

  /** A new password: 8 to 128 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** Needed with `password` when the account has one, unless a mailed link has just opened the session. */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  current_password?: string;

  /** The code of `GET reauthenticate`, instead of the current password. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  nonce?: string;

  /** Phones are not offered. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string;

  /** Only an operator can change it. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IsOptional()
  app_metadata?: unknown;

  /** PKCE challenge of the requesting browser; required only when it follows the links by `GET verify`. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  code_challenge?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  code_challenge_method?: string;
}
