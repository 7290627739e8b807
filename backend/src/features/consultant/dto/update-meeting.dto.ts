import { IntersectionType, PartialType } from '@nestjs/swagger';
import { CreateMeetingDto } from './create-meeting.dto.js';
import { UpdatedVersionDto } from './updated-version.dto.js';

/** The fields to change, and the version that they are based on. */
export class UpdateMeetingDto extends IntersectionType(
  PartialType(CreateMeetingDto, { skipNullProperties: false }),
  UpdatedVersionDto,
) {}
