import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';

/** Common fields of the calls that send a mail. */
class MailRequestDto {
  /** @example 'anna@example.test' */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  email?: string;

  /** Phones are not offered. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string;

  /** PKCE challenge of the requesting browser; required only when it follows the link by `GET verify`. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  code_challenge?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  code_challenge_method?: string;
}

/** A new account (S7.3). */
export class SignUpDto extends MailRequestDto {
  /** 8 to 128 characters. @example 'correct horse battery staple' */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** Metadata of the person (S3.7). */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  @IsOptional()
  @IsObject()
  data?: Record<string, unknown>;
}

/** A sign-in by mail (S7.8). */
export class OtpRequestDto extends MailRequestDto {
  /** Whether an unknown address gets an account; true when omitted. */
  @IsOptional()
  @IsBoolean()
  create_user?: boolean;

  /** Metadata of a new account. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IsOptional()
  @IsObject()
  data?: Record<string, unknown>;
}

/** A new password (S7.10). */
export class RecoveryRequestDto extends MailRequestDto {}

/** The last mail of a kind, again (S7.11). */
export class ResendDto extends MailRequestDto {
  /** `signup` or `email_change`. @example 'signup' */
  @IsString()
  @MaxLength(40)
  type: string;
}

/** What came by mail (S7.9): the token of the link, or the code with its address. */
export class VerifyDto {
  /** @example 'signup' */
  @IsString()
  @MaxLength(40)
  type: string;

  @IsOptional()
  @IsString()
  @MaxLength(512)
  token_hash?: string;

  /** The six digits. @example '123456' */
  @IsOptional()
  @IsString()
  @MaxLength(512)
  token?: string;

  /** Where the code went. @example 'anna@example.test' */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  email?: string;

  /** Phones are not offered. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string;
}
