import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { ROLES, type Role } from '../../common/access/principal.js';
import { IsStorableText } from '../../common/http/field.decorators.js';
import type { Profile } from './profile.entity.js';

/** The signed-in person's profile. */
export class ProfileDto {
  /** Id of the authenticated user. */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Which dashboard the person has; null before the first sign-in has set it. */
  @ApiProperty({ enum: ROLES, enumName: 'UserType', nullable: true })
  user_type: Role | null;

  /** @example 'Anna Ito' */
  full_name: string;

  /** @example 'anna@example.test' */
  email: string;

  static from(profile: Profile): ProfileDto {
    return { id: profile.id, user_type: profile.userType, full_name: profile.fullName, email: profile.email };
  }
}

/** The fields of a profile that its owner may change. */
export class UpdateProfileDto {
  /** Moves the person to the matching dashboard (S4.15). */
  @ApiProperty({ enum: ROLES, enumName: 'UserType', required: false })
  @ValidateIf((_dto, value) => value !== undefined)
  @IsIn(ROLES)
  user_type?: Role;

  /** @example 'Anna Ito' */
  @IsOptional()
  @IsString()
  @IsStorableText()
  @MaxLength(200)
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  full_name?: string;
}
