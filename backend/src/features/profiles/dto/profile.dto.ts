import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../common/access/role.js';
import type { Profile } from '../profile.entity.js';

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
