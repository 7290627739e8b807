import { ApiProperty } from '@nestjs/swagger';
import { ACTIVITY_TYPES, type ActivityType } from '../activity-type.js';

/** One entry of the activity log. */
export class ActivityDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /** What happened. */
  @ApiProperty({ enum: ACTIVITY_TYPES, enumName: 'ActivityType' })
  activity_type: ActivityType;

  /** Details, by kind; `sop_created` holds the prompt. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { prompt: 'Opening checklist for our bakery' } })
  activity_data: Record<string, unknown>;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}
