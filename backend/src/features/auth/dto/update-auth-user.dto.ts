import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsOptional, IsString, MaxLength } from 'class-validator';

/** What a signed-in person may change of the account. */
export class UpdateAuthUserDto {
  /** Merged shallowly into the metadata; null removes a key. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { full_name: 'Anna Ito' } })
  @IsOptional()
  @IsObject()
  data?: Record<string, unknown>;

  /** A new password: 8 to 128 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** Needed with `password` when the account has one. */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  current_password?: string;
}
