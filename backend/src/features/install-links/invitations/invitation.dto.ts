import { ApiProperty } from '@nestjs/swagger';

export const INVITATION_STATES = ['open', 'taken'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What the page of an install link shows. */
export class InvitationDto {
  /** @example 'q5Jb3mYp0vGk8h2cT1xWZA' */
  install_id: string;

  /**
   * Name of the team's owner; empty when the owner has not given one.
   * @example 'Grace Hopper'
   */
  invited_by: string;

  /** Taken: a person has joined with it. That person may open it again. */
  @ApiProperty({ enum: INVITATION_STATES, enumName: 'InvitationState' })
  state: InvitationState;
}

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

  /**
   * Time until which you can read what the team shares, because the owner's subscription has ended; after it, you can
   * no longer read anything. Null without an end.
   */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  reads_until: string | null;
}

/** The caller's teams, the one joined last first. */
export class MembershipListDto {
  items: MembershipDto[];
}
