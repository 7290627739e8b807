import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { AuthUserDto } from '../../account/dto/auth-user.dto.js';

/** Kinds of link that an operator can make. */
export const ADMIN_LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;

export type AdminLinkType = (typeof ADMIN_LINK_TYPES)[number];

/** Someone to invite. */
export class InviteDto {
  /** @example 'anna@example.test' */
  @IsString()
  @MaxLength(320)
  email: string;

  /** Metadata of the new account. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  @IsOptional()
  @IsObject()
  data?: Record<string, unknown>;
}

/** A link that an operator delivers instead of a mail. */
export class GenerateLinkDto extends InviteDto {
  @ApiProperty({ enum: ADMIN_LINK_TYPES })
  @IsIn(ADMIN_LINK_TYPES)
  type: AdminLinkType;

  /** For `signup`. @example 'correct horse battery staple' */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** For a change of address. */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  new_email?: string;

  /** An address of this site that the link redirects to. @example 'https://sops.example.test/dashboard' */
  @IsOptional()
  @IsString()
  @MaxLength(4000)
  redirect_to?: string;
}

/** The account and its new link. Anyone who has the link can open the account. */
export class GeneratedLinkDto extends AuthUserDto {
  /** Followed by a browser. @example 'https://sops.example.test/auth/confirm?token_hash=4f1d0c&type=signup' */
  action_link: string;
  /** The six digits. @example '123456' */
  email_otp: string;
  /** The token of the link, for `POST verify`. @example '4f1d0c' */
  hashed_token: string;
  /** @example 'signup' */
  verification_type: string;
  /** @example 'https://sops.example.test/dashboard' */
  redirect_to: string;
}
