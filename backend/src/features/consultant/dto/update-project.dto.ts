import { IntersectionType, PartialType } from '@nestjs/swagger';
import { CreateProjectDto } from './create-project.dto.js';
import { UpdatedVersionDto } from './updated-version.dto.js';

/** The fields to change, and the version that they are based on. */
export class UpdateProjectDto extends IntersectionType(
  PartialType(CreateProjectDto, { skipNullProperties: false }),
  UpdatedVersionDto,
) {}
