import { ApiProperty } from '@nestjs/swagger';
import type { AuthFactorRow, AuthIdentityRow, AuthUserRow } from '../auth-user-rows.js';

/** A way to sign in to an account. */
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
}

/** A second factor of an account. */
export class AuthFactorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'totp' */
  factor_type: string;
  /** `unverified` until its first proof. @example 'verified' */
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
      created_at: new Date(factor.created_at).toISOString(),
      updated_at: new Date(factor.updated_at).toISOString(),
      ...(challengedAt ? { last_challenged_at: new Date(challengedAt).toISOString() } : {}),
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
  /** When a mail of the kind went out last. */
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
  invited_at?: string;
  reauthentication_sent_at?: string;
  /** The address that waits for both mailboxes to agree; left out when there is none. */
  new_email?: string;
  email_change_sent_at?: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  last_sign_in_at?: string;
  /** Until then nobody signs in; left out when the account was never banned. */
  banned_until?: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { provider: 'email', providers: ['email'] } })
  app_metadata: Record<string, unknown>;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  user_metadata: Record<string, unknown>;
  identities: AuthIdentityDto[];
  /** Second factors; left out when there are none. */
  factors?: AuthFactorDto[];
  /** @example '2026-01-31T08:00:00.000Z' */
  created_at: string;
  /** @example '2026-01-31T08:00:00.000Z' */
  updated_at: string;
  is_anonymous: boolean;

  static from(user: AuthUserRow, identities: AuthIdentityRow[]): AuthUserDto {
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
      identities: identities.map((identity) => ({
        identity_id: identity.id,
        id: identity.subject,
        user_id: identity.user_id,
        identity_data: identity.identity_data,
        provider: identity.provider,
        email: identity.email ?? '',
        created_at: identity.created_at.toISOString(),
        updated_at: identity.updated_at.toISOString(),
        last_sign_in_at: identity.last_sign_in_at?.toISOString() ?? null,
      })),
      ...(user.factors.length > 0 ? { factors: user.factors.map(AuthFactorDto.from) } : {}),
      created_at: user.created_at.toISOString(),
      updated_at: user.updated_at.toISOString(),
      is_anonymous: false,
    };
  }
}

/** Leaves out what has not happened, as the protocol wants it. */
function knownTimes<Name extends string>(times: Record<Name, Date | null>): Partial<Record<Name, string>> {
  const known = Object.entries<Date | null>(times).filter(([, time]) => time !== null);
  return Object.fromEntries(known.map(([name, time]) => [name, time?.toISOString()])) as Partial<Record<Name, string>>;
}
