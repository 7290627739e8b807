import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsObject, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { AuthUserDto } from '../../account/dto/auth-user.dto.js';

/** The fields that an operator may set. Omitted fields are unchanged. */
export class UpdateAdminUserDto {
  /** @example 'anna@example.test' */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  email?: string;

  /** True marks the e-mail address as verified, without a mail. */
  @IsOptional()
  @IsBoolean()
  email_confirm?: boolean;

  /** A new password ends every session of the account. @example 'correct horse battery staple' */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** Merged shallowly; null removes a key. The person can change it too. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  @IsOptional()
  @IsObject()
  user_metadata?: Record<string, unknown>;

  /** Merged shallowly; null removes a key. Only an operator can change it. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IsOptional()
  @IsObject()
  app_metadata?: Record<string, unknown>;

  /** Bans the user for a period, for example `24h`; `none` ends the ban. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  ban_duration?: string;

  /** Every account has the same role. */
  @IsOptional()
  @IsIn(['authenticated'])
  role?: string;
}

/** A new account. */
export class CreateAdminUserDto extends UpdateAdminUserDto {
  /** An existing hash, instead of `password`: argon2id or argon2i, in its usual text form. */
  @IsOptional()
  @IsString()
  @MaxLength(512)
  password_hash?: string;

  /** Generated when omitted. */
  @IsOptional()
  @IsUUID()
  id?: string;
}

/** How an account is deleted. */
export class DeleteAdminUserDto {
  /** True keeps the account's rows and removes what identifies the person. @example true */
  should_soft_delete?: boolean;
}

/** A page of accounts, newest first. */
export class AdminUserListDto {
  users: AuthUserDto[];
  /** @example 'authenticated' */
  aud: string;
}
