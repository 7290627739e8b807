import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQueryDto, PeriodQueryDto } from '../../common/http/query.dto.js';
import { ACTIVITY_TYPES, type ActivityType } from '../activity/activity-type.js';

/**
 * What a person does with an SOP. Signing in, seats and the work of the drafter do not count, else an empty account
 * would show activity (product decision T20).
 */
export const SOP_ACTIONS: readonly ActivityType[] = [
  'sop_created',
  'sop_regenerated',
  'sop_updated',
  'sop_completed',
  'sop_reopened',
  'sop_question_answered',
  'sop_exported',
  'sop_deleted',
  'sop_restored',
  'sop_version_kept',
  'sop_version_restored',
];

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

  /** Whether it is deleted, so that there is no page of it. */
  is_sop_deleted: boolean;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** A page of the team's activity, newest first. */
export class TeamActivityPageDto {
  items: TeamActivityDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

export class ListTeamActivityQueryDto extends IntersectionType(PageQueryDto, PeriodQueryDto) {
  /** Only these SOP actions; may be repeated. */
  @ApiProperty({ enum: SOP_ACTIONS, enumName: 'SopAction', isArray: true, required: false })
  @IsOptional()
  @Transform(({ value }) => (value === undefined || Array.isArray(value) ? value : [value]))
  @ArrayMaxSize(SOP_ACTIONS.length)
  @IsIn(SOP_ACTIONS, { each: true })
  type?: ActivityType[];

  /** Only what this member of the team did. */
  @ApiProperty({ format: 'uuid', required: false })
  @IsOptional()
  @IsUUID()
  member_id?: string;
}
