import { ApiProperty } from '@nestjs/swagger';
import { ACTIVITY_TYPES, type ActivityType } from '../../activity/activity-type.js';

/** What a member of the team did with an SOP. */
export class TeamActivityDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /**
   * Name of the member, or the mail address when there is no name.
   * @example 'Tom Berg'
   */
  member_name: string;

  @ApiProperty({ enum: ACTIVITY_TYPES, enumName: 'ActivityType' })
  activity_type: ActivityType;

  /** Null when the entry names no SOP of the team. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  sop_id: string | null;

  /** Its title today. */
  @ApiProperty({ type: String, nullable: true, example: 'Closing the bakery' })
  sop_title: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** A page of the team's activity, newest first. */
export class TeamActivityPageDto {
  items: TeamActivityDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
