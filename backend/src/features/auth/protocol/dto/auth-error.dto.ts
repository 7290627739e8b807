import { ApiProperty } from '@nestjs/swagger';

/** Why a password is too weak. */
export class WeakPasswordDto {
  /** @example ['length'] */
  reasons: string[];
}

/** An error of a sign-in call. */
export class AuthErrorDto {
  /** The HTTP status. */
  @ApiProperty({ type: 'integer', example: 400 })
  code: number;
  /** Stable code. @example 'invalid_credentials' */
  error_code: string;
  /** For a person. @example 'Invalid login credentials' */
  msg: string;
  /** Only for the code `weak_password`. */
  weak_password?: WeakPasswordDto;
  /** Id of the request; only for faults of the server. */
  error_id?: string;
}

/** An error of a sign-in call, when the request had the header `x-supabase-api-version: 2024-01-01` or a later date. */
export class DatedAuthErrorDto {
  /** Stable code. @example 'invalid_credentials' */
  code: string;
  /** For a person. @example 'Invalid login credentials' */
  message: string;
  /** Only for the code `weak_password`. */
  weak_password?: WeakPasswordDto;
}
