import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min, MinLength } from 'class-validator';
import { IsInstant, IsOptionalNotNull, TrimmedText } from '../../../common/http/field.decorators.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { UpdatedVersionDto } from '../workspace/updated-version.dto.js';
import { MEETING_STATUSES, type MeetingStatus } from './meeting.entity.js';

/** How meetings can be listed: the latest first, or the next one first. */
export const MEETING_ORDERS = ['latest', 'next'] as const;
export type MeetingOrder = (typeof MEETING_ORDERS)[number];

/** An appointment with a client. */
export class MeetingDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  client_id: string | null;

  /** @example 'Review of the first drafts' */
  title: string;

  /** `cancelled` hides the meeting from lists by default. */
  @ApiProperty({ enum: MEETING_STATUSES, enumName: 'MeetingStatus' })
  status: MeetingStatus;

  @ApiProperty({ format: 'date-time' })
  scheduled_at: string;

  @ApiProperty({ type: 'integer', example: 60 })
  duration_minutes: number;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

/** A page of the consultant's meetings, in the requested order. */
export class MeetingPageDto {
  items: MeetingDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** The next scheduled meetings, the earliest first. */
export class UpcomingMeetingsDto {
  items: MeetingDto[];
}

export class CreateMeetingDto {
  /** @example 'Review of the first drafts' */
  @TrimmedText(200)
  @MinLength(1)
  title: string;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  scheduled_at: string;

  /** From five minutes to a day; defaults to an hour. */
  @ApiProperty({ type: 'integer', required: false, example: 60 })
  @IsOptionalNotNull()
  @IsInt()
  @Min(5)
  @Max(1440)
  duration_minutes?: number;

  /** Defaults to `scheduled`. */
  @ApiProperty({ enum: MEETING_STATUSES, enumName: 'MeetingStatus', required: false })
  @IsOptionalNotNull()
  @IsIn(MEETING_STATUSES)
  status?: MeetingStatus;

  /** One of the consultant's clients. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string | null;
}

/** The fields to change, and the version that they are based on. */
export class UpdateMeetingDto extends IntersectionType(
  PartialType(CreateMeetingDto, { skipNullProperties: false }),
  UpdatedVersionDto,
) {}

export class ListMeetingsQueryDto extends PageQueryDto {
  /** Only meetings of this status. Without it, all but those of status `cancelled`. */
  @ApiProperty({ enum: MEETING_STATUSES, enumName: 'MeetingStatus', required: false })
  @IsOptional()
  @IsIn(MEETING_STATUSES)
  status?: MeetingStatus;

  /** Only what belongs to this client. */
  @ApiProperty({ format: 'uuid', required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string;

  /** `next` returns upcoming meetings first, the earliest first, and then past ones, latest first. */
  @ApiProperty({ enum: MEETING_ORDERS, enumName: 'MeetingOrder', required: false, default: 'latest' })
  @IsOptional()
  @IsIn(MEETING_ORDERS)
  order?: MeetingOrder;
}

export class UpcomingMeetingsQueryDto {
  /** The maximum number of meetings to return. */
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 20, default: 5 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(20)
  limit?: number;
}
