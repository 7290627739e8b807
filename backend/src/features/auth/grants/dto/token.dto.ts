import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { AuthUserDto } from '../../account/dto/auth-user.dto.js';

/** Body of every grant; which fields count depends on `grant_type`. */
export class TokenRequestDto {
  /** For `grant_type=refresh_token`. */
  @IsOptional()
  @IsString()
  @MaxLength(512)
  refresh_token?: string;

  /** For `grant_type=pkce`: the code that came back to the redirect address. */
  @IsOptional()
  @IsString()
  @MaxLength(512)
  auth_code?: string;

  /** For `grant_type=pkce`: the verifier of the challenge that started the sign-in. */
  @IsOptional()
  @IsString()
  @MaxLength(512)
  code_verifier?: string;

  /** For `grant_type=password`. @example 'anna@example.test' */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  email?: string;

  /** For `grant_type=password`. @example 'correct horse battery staple' */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** For `grant_type=id_token`: name of the provider, for example `google`. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  provider?: string;

  /** For `grant_type=id_token`. */
  @IsOptional()
  @IsString()
  @MaxLength(8192)
  id_token?: string;

  /** For `grant_type=id_token`: needed when the token has a nonce, which is the SHA-256 of this one. */
  @IsOptional()
  @IsString()
  @MaxLength(512)
  nonce?: string;

  /** For `grant_type=id_token`: adds the identity to the signed-in person's account instead of signing in. */
  @IsOptional()
  @IsBoolean()
  link_identity?: boolean;

  /** Signing in with a phone is not offered. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string;
}

/** A session (S3.5, S3.6). */
export class TokenDto {
  /** @example 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIwMTk5In0.c2lnbmF0dXJl' */
  access_token: string;
  /** @example 'bearer' */
  token_type: string;
  @ApiProperty({ type: 'integer', example: 3600 })
  expires_in: number;
  /** Unix seconds. */
  @ApiProperty({ type: 'integer', example: 1_790_000_000 })
  expires_at: number;
  /** @example 'q7Zk2vT1mYw0Xc8Rb5Na' */
  refresh_token: string;
  user: AuthUserDto;
  /** Only right after a sign-in through a provider. */
  provider_token?: string;
  provider_refresh_token?: string;
}
