import { IntersectionType, PartialType } from '@nestjs/swagger';
import { CreateEarningDto } from './create-earning.dto.js';
import { UpdatedVersionDto } from './updated-version.dto.js';

/** The fields to change, and the version that they are based on. */
export class UpdateEarningDto extends IntersectionType(
  PartialType(CreateEarningDto, { skipNullProperties: false }),
  UpdatedVersionDto,
) {}
