import { ApiProperty } from '@nestjs/swagger';

/** What the caller's team did in the last seven days. */
export class TeamFiguresDto {
  /** Members with an SOP action; signing in is none. */
  @ApiProperty({ type: 'integer', example: 2 })
  active_users: number;

  /** The owner, and everybody bound to an active seat. */
  @ApiProperty({ type: 'integer', example: 3 })
  team_members: number;

  /** SOP actions. */
  @ApiProperty({ type: 'integer', example: 12 })
  recent_actions: number;

  /** Active users in percent of the team, rounded; null without any action. */
  @ApiProperty({ type: 'integer', nullable: true, example: 67 })
  activity_score: number | null;
}
