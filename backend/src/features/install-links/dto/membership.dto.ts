import { ApiProperty } from '@nestjs/swagger';

/** A team that the caller belongs to. */
export class MembershipDto {
  /** Id of the seat. */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * Name of the team's owner; empty when the owner has not given one.
   * @example 'Grace Hopper'
   */
  owner_name: string;

  @ApiProperty({ format: 'date-time' })
  joined_at: string;
}

/** The caller's teams, the one joined last first. */
export class MembershipListDto {
  items: MembershipDto[];
}
