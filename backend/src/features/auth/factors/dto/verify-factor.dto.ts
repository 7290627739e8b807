import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsNotEmpty, IsObject, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';

/** What the browser's authenticator answered. */
export class WebauthnAnswerDto {
  /** As the challenge said. */
  @IsIn(['create', 'request'])
  @ApiProperty({ enum: ['create', 'request'] })
  type: 'create' | 'request';

  /** `PublicKeyCredential.toJSON()`. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  credential_response: Record<string, unknown>;
}

/** The answer to a challenge. */
export class VerifyFactorDto {
  @IsUUID()
  @ApiProperty({ format: 'uuid' })
  challenge_id: string;

  /** For `totp`. @example '123456' */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  code?: string;

  /** For `webauthn`. */
  @IsOptional()
  @ValidateNested()
  @Type(() => WebauthnAnswerDto)
  webauthn?: WebauthnAnswerDto;
}
