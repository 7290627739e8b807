import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min, MinLength } from 'class-validator';
import { IsInstant } from '../../../common/http/is-instant.decorator.js';
import { TrimmedText } from '../../../common/http/trimmed-text.decorator.js';
import { MEETING_STATUSES, type MeetingStatus } from '../desk/meeting-status.js';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

export class CreateMeetingDto {
  /** @example 'Review of the first drafts' */
  @TrimmedText(200)
  @MinLength(1)
  title: string;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  scheduled_at: string;

  /** From five minutes to a day; an hour unless given. */
  @ApiProperty({ type: 'integer', required: false, example: 60 })
  @MayBeLeftOut()
  @IsInt()
  @Min(5)
  @Max(1440)
  duration_minutes?: number;

  /** `scheduled` unless given. */
  @ApiProperty({ enum: MEETING_STATUSES, enumName: 'MeetingStatus', required: false })
  @MayBeLeftOut()
  @IsIn(MEETING_STATUSES)
  status?: MeetingStatus;

  /** One of the consultant's clients. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string | null;
}
