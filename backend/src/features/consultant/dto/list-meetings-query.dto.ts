import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import { MEETING_STATUSES, type MeetingStatus } from '../desk/meeting-status.js';

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
}
