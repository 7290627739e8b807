import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsOptional, IsString, MaxLength } from 'class-validator';

/** What a signed-in person may change of the account. */
export class UpdateAuthUserDto {
  /** Merged shallowly into the metadata; null removes a key. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  @IsOptional()
  @IsObject()
  data?: Record<string, unknown>;

  /** A new address, which counts once both mailboxes have agreed. @example 'anna.ito@example.test' */
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

  /** Proof key of the browser that asks; needed only when it follows the links by `GET verify`. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  code_challenge?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  code_challenge_method?: string;
}
