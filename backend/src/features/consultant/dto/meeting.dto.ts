import { ApiProperty } from '@nestjs/swagger';
import { MEETING_STATUSES, type MeetingStatus } from '../desk/meeting-status.js';

/** An appointment with a client. */
export class MeetingDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  client_id: string | null;

  /** @example 'Review of the first drafts' */
  title: string;

  /** `cancelled` puts the meeting away. */
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
