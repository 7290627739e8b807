import { ApiProperty } from '@nestjs/swagger';

export const INVITATION_STATES = ['open', 'taken'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What an install link says to whoever opens it. */
export class InvitationDto {
  /** @example 'q5Jb3mYp0vGk8h2cT1xWZA' */
  install_id: string;

  /**
   * Name of the team's owner; empty when the owner has not given one.
   * @example 'Grace Hopper'
   */
  invited_by: string;

  /** Taken: somebody has joined with it. That person may open it again. */
  @ApiProperty({ enum: INVITATION_STATES, enumName: 'InvitationState' })
  state: InvitationState;
}
