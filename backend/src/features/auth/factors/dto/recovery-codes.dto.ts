import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { RECOVERY_CODES, RECOVERY_FACTOR } from '../recovery-code.js';
import type { NewRecoverySet, RecoverySetStatus } from '../recovery-codes.service.js';

/** How many recovery codes are left; never the codes themselves. */
export class RecoveryCodesStatusDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'recovery_code' */
  type: string;
  /** How many codes the set had at first. */
  @ApiProperty({ type: 'integer', example: 10 })
  total: number;
  /** How many codes are unused. */
  @ApiProperty({ type: 'integer', example: 9 })
  remaining: number;

  static from({ id, remaining }: RecoverySetStatus): RecoveryCodesStatusDto {
    return { id, type: RECOVERY_FACTOR, total: RECOVERY_CODES, remaining };
  }
}

/** A new set of recovery codes. It is shown once. */
export class NewRecoveryCodesDto {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'recovery_code' */
  type: string;
  @ApiProperty({ type: 'integer', example: 10 })
  total: number;
  /** Sixteen letters and digits each. @example ['gezdgnbvgy3tqojq'] */
  codes: string[];

  static from({ id, codes }: NewRecoverySet): NewRecoveryCodesDto {
    return { id, type: RECOVERY_FACTOR, total: codes.length, codes };
  }
}

/** A recovery code to use up. */
export class VerifyRecoveryCodeDto {
  /** Capitals, blanks and hyphens make no difference. @example 'gezd-gnbv-gy3t-qojq' */
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  code: string;
}
